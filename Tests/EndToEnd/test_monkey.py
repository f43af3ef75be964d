"""A short run of the monkey; scripts/monkey makes longer ones."""

import monkey


class MonkeyTest(monkey.Monkey):
    seed = 15
    count = 12

    def test_whatever_is_done_the_window_shows_what_the_file_holds(self):
        self.run_monkey()
