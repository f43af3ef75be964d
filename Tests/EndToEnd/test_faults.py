"""What happens to the file while the window is open, and that nothing that was typed is lost."""

import resource
import signal
import sqlite3
import time

from window import WindowTest


class Faults(WindowTest):
    def quick(self, line):
        self.press("ctrl+l")
        self.type(line)
        self.press("Return")

    def names(self):
        return [row.split(",")[0] for row in self.rows]

    def test_a_lock_of_ten_seconds_freezes_nothing_and_loses_nothing(self):
        self.quick("1 kg 1.00 First")
        self.wait_for(self.names, ["First"])
        other = sqlite3.connect(self.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        start = time.monotonic()
        self.quick("1 kg 2.00 Second")
        self.assertReads("Quick Line", "")
        # The window answers, and work can go on.
        self.press("ctrl+n")
        self.replace("Name", "Third")
        self.replace("Quantity", "1 kg")
        self.replace("Price", "3.00")
        self.press("Return")
        self.assertReads("Name", "")
        self.assertSays("Another program is using the file")
        self.replace("Name", "Half of the fourth")
        self.assertStays(self.names, ["First"], start + 10 - time.monotonic())
        other.execute("COMMIT")
        self.wait_for(self.names, ["First", "Second", "Third"])
        self.assertReads("Name", "Half of the fourth")
        self.assertFalse([word for word in self.words if "another program" in word.lower()])

    def test_a_rate_that_is_typed_while_the_file_is_locked_is_not_lost(self):
        self.quick("1 kg 1.00 First")
        self.wait_for(self.names, ["First"])
        other = sqlite3.connect(self.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        self.press("ctrl+comma")
        self.eventually(lambda: self.items("frame", "Preferences"), "the preferences")
        self.go_to("General")
        self.press("Right", "Right", "Right", "space")
        field = "Value of 1 USD in EUR"
        self.go_to(field)
        self.type("0.92")
        self.press("Return")
        self.assertReads(field, "")
        self.assertSays("Another program is using the file")
        # The first closes what is said there.
        self.press("Escape", "Escape")
        self.wait_for(lambda: self.items("frame", "Preferences"), [])
        self.assertSays("Another program is using the file")
        self.press("alt+F4")
        self.assertStays(lambda: self.program.is_running, True, 1)
        other.execute("COMMIT")
        self.eventually(lambda: not self.program.is_running, "the end of the program")
        self.assertIn("0.92", self.per_cli("rate", "list"))

    def test_a_short_lock_is_not_reported(self):
        self.quick("1 kg 1.00 First")
        self.wait_for(self.names, ["First"])
        other = sqlite3.connect(self.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        self.quick("1 kg 2.00 Second")
        self.assertReads("Quick Line", "")
        other.execute("COMMIT")
        self.wait_for(self.names, ["First", "Second"])

    def test_a_file_that_is_removed_is_put_back(self):
        self.quick("1 kg 1.00 First")
        self.wait_for(self.names, ["First"])
        for path in self.database.parent.iterdir():
            path.unlink()
        self.assertSays("Your Comparisons File Is Missing")
        self.press("Return")
        self.eventually(self.database.exists, "the file")
        self.quick("1 kg 2.00 Second")
        self.wait_for(self.names, ["First", "Second"])
        self.restart()
        self.wait_for(self.names, ["First", "Second"])

    def test_noise_in_the_file_is_found_and_what_could_be_read_is_kept(self):
        self.stop()
        for number in range(3):
            lines = "".join(f"Tea number {n} {n} kg 1.00\n" for n in range(1, 400))
            table = self.database.parent / f"{number}.txt"
            table.parent.mkdir(parents=True, exist_ok=True)
            table.write_text(lines)
        self.start()
        self.quick("1 kg 1.00 First")
        self.wait_for(self.names, ["First"])
        for number in range(3):
            self.per_cli("import", str(self.database.parent / f"{number}.txt"))
        self.restart()
        self.eventually(lambda: len(self.rows) > 10, "the products")
        # From the log into the file itself
        sqlite3.connect(self.database).execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
        with self.database.open("r+b") as file:
            size = file.seek(0, 2)
            file.seek(size // 2 // 4096 * 4096)
            file.write(b"noise " * 600)
        self.assertSays("was damaged. It was kept as")
        self.assertTrue((self.database.parent / "per.damaged.sqlite").exists())
        self.assertEqual(self.per_cli("show").count("Tea number"), 3 * 399)


class LimitedFile(WindowTest):
    # Room for the empty file and its log, and not much more
    limit = 400_000

    def prepare(self):
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (self.limit, self.limit))

    def test_a_file_that_may_not_grow_is_reported_and_what_was_typed_stays(self):
        self.replace("Name", "First")
        self.replace("Quantity", "1 kg")
        self.replace("Price", "1.00")
        self.press("Return")
        self.eventually(lambda: self.rows, "a row")
        for number in range(40):
            rows = len(self.rows)
            self.replace("Name", f"Tea {number}")
            self.replace("Quantity", "1 kg")
            self.replace("Price", "1.00")
            if not self.items("text", "Note"):
                self.open("About It")
            self.entry("Note").text = "much to say " * 800
            self.go_to("Note")
            self.press("Return")
            full = self.eventually(
                lambda: [w for w in self.words if "grow any larger" in w] or len(self.rows) > rows,
                "a row, or that the file may not grow",
            )
            if full is not True:
                break
        self.assertSays("cannot grow any larger on this disk")
        self.assertReads("Name", f"Tea {number}")
        self.assertReads("Price", "1.00")
        self.assertEqual(len(self.rows), rows)
