#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// `swift test` knows nothing of displays: before anything else, the tests start again inside scripts/headless, so that
// windows open neither on nobody's display nor on that of who runs them, and settings and language are the same for all.

static const char script[] = "scripts/headless";

// Whether the tests of Swift Testing are run; XCTest, which is asked first, has none.
static int tests_are_run(int count, char **words) {
  for (int index = 1; index < count; index++) {
    if (strcmp(words[index], "--list-tests") == 0) return 0;
  }
  for (int index = 2; index < count; index++) {
    if (strcmp(words[index - 1], "--testing-library") == 0)
      return strcmp(words[index], "swift-testing") == 0;
  }
  return 0;
}

// Constructors are given what main is given. Where the script is gone, the tests go on without a display.
__attribute__((constructor)) static void move_to_own_display(int count, char **words) {
  // Only then does GTK answer what assistive technologies are told
  setenv("GTK_A11Y", "test", 1);
  if (getenv("PER_HEADLESS") || !tests_are_run(count, words)) return;
  char path[sizeof __FILE__ + sizeof script];
  strcpy(path, __FILE__);
  char *folder = strstr(path, "Tests/CTestMainLoop/");
  if (!folder) return;
  strcpy(folder, script);
  char program[4096] = "";
  char **command = calloc(count + 3, sizeof *command);
  if (!command || readlink("/proc/self/exe", program, sizeof program - 1) < 0) return;
  command[0] = path;
  command[1] = "--if-possible";
  command[2] = program;
  for (int index = 1; index < count; index++) command[index + 2] = words[index];
  execv(path, command);
  free(command);
}
