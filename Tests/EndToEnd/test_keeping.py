"""Everything is there again: after the window was closed, and after the program was killed."""

import pathlib
import random

from window import WindowTest

COLA = "Cola, best value, €1.01 per litre, €1.99 for 6 × 330 ml"


class Keeping(WindowTest):
    def open_again(self):
        self.stop()
        self.start()

    def kill(self):
        self.program.process.kill()
        self.program.process.wait()
        self.program = None

    def quick(self, line):
        self.press("ctrl+l")
        self.type(line)
        self.press("Return")

    def test_products_are_there_again_and_can_still_be_undone(self):
        self.quick("6x330ml 1.99 Cola")
        self.quick("2l 2.29 Bottle")
        self.wait_for(lambda: len(self.rows), 2)
        self.open_again()
        self.wait_for(lambda: len(self.rows), 2)
        self.assertIn(COLA, self.rows)
        self.press("ctrl+f", "Return")
        self.press("ctrl+z")
        self.assertRows([COLA.replace("best value, ", "")])
        self.press("shift+ctrl+z")
        self.wait_for(lambda: len(self.rows), 2)

    def test_a_long_list_is_all_there_again(self):
        rows = "".join(f"Tea {number},1 kg,{number}.50\n" for number in range(1, 2501))
        table = pathlib.Path(self.home) / "long.csv"
        table.write_text("name,quantity,price\n" + rows)
        self.per_cli("import", str(table))
        self.restart()
        self.wait_for(lambda: self.rows[:1], ["Tea 1, best value, €1.50 per kilogram, €1.50 for 1 kg"])
        self.open_again()
        self.quick("1 kg 0.50 Cheapest")
        self.wait_for(lambda: self.rows[:1], ["Cheapest, best value, €0.50 per kilogram, €0.50 for 1 kg"])
        self.press("ctrl+f", "Return", "End")
        self.eventually(lambda: any(row.startswith("Tea 2500, ") for row in self.rows), "the end of the list")

    def test_the_threads_share_one_heap(self):
        """Another one would keep memory of its own, which grows with every change."""
        for name in "ABCD":
            self.quick(f"1 kg 2.00 {name}")
        self.wait_for(lambda: len(self.rows), 4)
        places = [line.split()[:2] for line in self.program.libraries.splitlines() if not line.split()[5:]]
        places = [(*(int(end, 16) for end in place.split("-")), rights) for place, rights in places]
        # Of 64 MB of addresses for a heap beside the first, the beginning is in use
        heaps = [
            start for (start, end, rights), (next_start, next_end, next_rights) in zip(places, places[1:])
            if (rights, next_rights) == ("rw-p", "---p") and next_end - start == 1 << 26 and end == next_start
        ]
        self.assertEqual(heaps, [])

    def test_nothing_shown_is_lost_when_the_program_is_killed(self):
        chance = random.Random(5)
        shown = []
        for _ in range(4):
            for _ in range(chance.randint(1, 3)):
                name = "Tea " + "abcdefghijkl"[len(shown)]
                self.quick(f"1 kg {len(shown) + 1}.00 {name}")
                shown.append(name)
                self.wait_for(lambda: len(self.rows), len(shown))
            self.kill()
            self.start()
            self.wait_for(lambda: [row.split(",")[0] for row in self.rows], shown)
