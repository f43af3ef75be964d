// A library to be preloaded (LD_PRELOAD) that lets one call of the system fail, or ends the process there.
//
//   FAULT_FOLDER  only calls about files in this folder count
//   FAULT         CALL:N:WHAT, for the N-th call from 1; with N+, for all from there on
//                 CALL: open write sync truncate rename link unlink map
//                 WHAT: the name of an error, such as ENOSPC; short, for a write of half of it; kill, before the
//                 call; torn, after half of a write
//   FAULT_COUNTS  a file to which the number of calls of each kind is written at the end
//
// Errors are those that the kernel gives: a test names none that a call cannot have.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum call { OPEN, WRITE, SYNC, TRUNCATE, RENAME, LINK, UNLINK, MAP, CALLS };
static const char *const names[CALLS] = {"open", "write", "sync", "truncate", "rename", "link", "unlink", "map"};
enum what { NOTHING, FAIL, SHORT, KILL, TORN };

static atomic_int counts[CALLS];
static atomic_char ours[1024];
static const char *folder;
static size_t folder_length;
static int faulty_call = -1, faulty_number, faulty_from_there_on, fault_error;
static enum what fault = NOTHING;

__attribute__((constructor)) static void begin(void) {
  static const struct { const char *name; int error; } errors[] = {
    {"ENOSPC", ENOSPC}, {"EIO", EIO}, {"ENOMEM", ENOMEM}, {"EACCES", EACCES}, {"EMFILE", EMFILE}, {"EDQUOT", EDQUOT},
    {"EFBIG", EFBIG},
  };
  folder = getenv("FAULT_FOLDER");
  folder_length = folder ? strlen(folder) : 0;
  const char *text = getenv("FAULT");
  char call[16], what[16], sign = ':';
  if (!folder || !text || sscanf(text, "%15[a-z]:%d%c", call, &faulty_number, &sign) != 3) return;
  faulty_from_there_on = sign == '+';
  snprintf(what, sizeof what, "%s", strrchr(text, ':') + 1);
  for (int index = 0; index < CALLS; index++)
    if (!strcmp(call, names[index])) faulty_call = index;
  if (!strcmp(what, "short")) fault = SHORT;
  if (!strcmp(what, "kill")) fault = KILL;
  if (!strcmp(what, "torn")) fault = TORN;
  for (size_t index = 0; index < sizeof errors / sizeof *errors; index++)
    if (!strcmp(what, errors[index].name)) fault = FAIL, fault_error = errors[index].error;
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("FAULT_COUNTS");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  for (int index = 0; index < CALLS; index++) fprintf(file, "%s %d\n", names[index], counts[index]);
  fclose(file);
}

static int is_ours(const char *path) {
  return folder && path && !strncmp(path, folder, folder_length);
}

static int is_open(int descriptor) {
  return descriptor >= 0 && descriptor < (int)sizeof ours && ours[descriptor];
}

static int opened(int descriptor) {
  if (descriptor >= 0 && descriptor < (int)sizeof ours) ours[descriptor] = 1;
  return descriptor;
}

/// What becomes of this call.
static enum what next(enum call call) {
  int number = atomic_fetch_add(&counts[call], 1) + 1;
  if (call != faulty_call || number < faulty_number) return NOTHING;
  if (number > faulty_number && !faulty_from_there_on) return NOTHING;
  if (fault == KILL) kill(getpid(), SIGKILL);
  if (fault == FAIL) errno = fault_error;
  return fault;
}

#define REAL(result, name, ...) \
  static result (*real)(__VA_ARGS__); \
  if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

#define OPENING(name) \
  int name(const char *path, int flags, ...) { \
    REAL(int, #name, const char *, int, ...); \
    va_list arguments; \
    va_start(arguments, flags); \
    mode_t mode = va_arg(arguments, mode_t); \
    va_end(arguments); \
    if (!is_ours(path)) return real(path, flags, mode); \
    return next(OPEN) == FAIL ? -1 : opened(real(path, flags, mode)); \
  }
OPENING(open)
OPENING(open64)

#define OPENING_AT(name) \
  int name(int place, const char *path, int flags, ...) { \
    REAL(int, #name, int, const char *, int, ...); \
    va_list arguments; \
    va_start(arguments, flags); \
    mode_t mode = va_arg(arguments, mode_t); \
    va_end(arguments); \
    if (!is_ours(path)) return real(place, path, flags, mode); \
    return next(OPEN) == FAIL ? -1 : opened(real(place, path, flags, mode)); \
  }
OPENING_AT(openat)
OPENING_AT(openat64)

int close(int descriptor) {
  REAL(int, "close", int);
  if (is_open(descriptor)) ours[descriptor] = 0;
  return real(descriptor);
}

/// Half of a write that is not to be whole.
static size_t part(enum what what, size_t count) {
  return what == SHORT || what == TORN ? (count + 1) / 2 : count;
}

static ssize_t after(enum what what, ssize_t count) {
  if (what == TORN) kill(getpid(), SIGKILL);
  return count;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  REAL(ssize_t, "write", int, const void *, size_t);
  enum what what = is_open(descriptor) ? next(WRITE) : NOTHING;
  return what == FAIL ? -1 : after(what, real(descriptor, bytes, part(what, count)));
}

#define WRITING_AT(name, offset_type) \
  ssize_t name(int descriptor, const void *bytes, size_t count, offset_type offset) { \
    REAL(ssize_t, #name, int, const void *, size_t, offset_type); \
    enum what what = is_open(descriptor) ? next(WRITE) : NOTHING; \
    return what == FAIL ? -1 : after(what, real(descriptor, bytes, part(what, count), offset)); \
  }
WRITING_AT(pwrite, off_t)
WRITING_AT(pwrite64, off64_t)

#define ON_DESCRIPTOR(name, call, parameters, ...) \
  int name parameters { \
    REAL(int, #name, ON_DESCRIPTOR_TYPES parameters); \
    if (is_open(descriptor) && next(call) == FAIL) return -1; \
    return real(__VA_ARGS__); \
  }
#define ON_DESCRIPTOR_TYPES(...) __VA_ARGS__
ON_DESCRIPTOR(fsync, SYNC, (int descriptor), descriptor)
ON_DESCRIPTOR(fdatasync, SYNC, (int descriptor), descriptor)
ON_DESCRIPTOR(ftruncate, TRUNCATE, (int descriptor, off_t length), descriptor, length)
ON_DESCRIPTOR(ftruncate64, TRUNCATE, (int descriptor, off64_t length), descriptor, length)

int rename(const char *from, const char *to) {
  REAL(int, "rename", const char *, const char *);
  if ((is_ours(from) || is_ours(to)) && next(RENAME) == FAIL) return -1;
  return real(from, to);
}

int link(const char *from, const char *to) {
  REAL(int, "link", const char *, const char *);
  if ((is_ours(from) || is_ours(to)) && next(LINK) == FAIL) return -1;
  return real(from, to);
}

int unlink(const char *path) {
  REAL(int, "unlink", const char *);
  if (is_ours(path) && next(UNLINK) == FAIL) return -1;
  return real(path);
}

#define MAPPING(name, offset_type) \
  void *name(void *place, size_t length, int protection, int flags, int descriptor, offset_type offset) { \
    REAL(void *, #name, void *, size_t, int, int, int, offset_type); \
    if (is_open(descriptor) && next(MAP) == FAIL) return MAP_FAILED; \
    return real(place, length, protection, flags, descriptor, offset); \
  }
MAPPING(mmap, off_t)
MAPPING(mmap64, off64_t)
