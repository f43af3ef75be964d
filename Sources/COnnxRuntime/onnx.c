#include "conn.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

typedef void *status;

// The table as of version 16 of the interface, with which all that is used here has its place.
enum { VERSION = 16 };
enum place {
  CREATE_ENV = 3,
  CREATE_SESSION = 7,
  RUN = 9,
  CREATE_OPTIONS = 10,
  DISABLE_PATTERN = 17,
  DISABLE_ARENA = 19,
  SET_OPTIMIZATION = 23,
  SET_THREADS = 24,
  CREATE_TENSOR = 49,
  GET_DATA = 51,
  GET_RANK = 61,
  GET_SHAPE = 62,
  GET_SHAPE_OF = 65,
  CREATE_MEMORY = 69,
  ALLOCATOR_FREE = 76,
  GET_ALLOCATOR = 78,
  RELEASE_STATUS = 93,
  RELEASE_SESSION = 95,
  RELEASE_VALUE = 96,
  RELEASE_SHAPE = 99,
  RELEASE_OPTIONS = 100,
  GET_METADATA = 111,
  LOOK_UP = 116,
  RELEASE_METADATA = 118,
};
enum { QUIET = 4, EXTENDED_OPTIMIZATIONS = 2, FLOAT = 1, MAXIMUM_RANK = 8 };

static void *const *table;
static void *environment, *memory;

// A function of the table, as `type` has it.
#define CALL(place, type) ((type)table[place])
#define STATUS(...) status (*)(__VA_ARGS__)
#define VOID void (*)(void *)

static bool worked(status status) {
  if (!status) return true;
  CALL(RELEASE_STATUS, VOID)(status);
  return false;
}

bool onnx_open(const char *library) {
  if (memory) return true;
  void *opened = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!opened) return false;
  struct base {
    void *const *(*get)(uint32_t);
    const char *(*version)(void);
  };
  const struct base *(*base)(void) = (const struct base *(*)(void))dlsym(opened, "OrtGetApiBase");
  table = base ? base()->get(VERSION) : NULL;
  return table && worked(CALL(CREATE_ENV, STATUS(int, const char *, void **))(QUIET, "per", &environment)) &&
         worked(CALL(CREATE_MEMORY, STATUS(int, int, void **))(0, 0, &memory));
}

struct onnx_model *onnx_model_open(const char *path, int threads) {
  void *options = NULL, *session = NULL;
  if (!memory || !worked(CALL(CREATE_OPTIONS, STATUS(void **))(&options))) return NULL;
  // Patterns and arenas keep memory for the next run, but each run has another size. The last level of optimization
  // lays pixels out in blocks: 47 MB more on a page of 87 texts, for the same texts in the same time.
  bool opened = worked(CALL(DISABLE_PATTERN, STATUS(void *))(options)) &&
                worked(CALL(DISABLE_ARENA, STATUS(void *))(options)) &&
                worked(CALL(SET_OPTIMIZATION, STATUS(void *, int))(options, EXTENDED_OPTIMIZATIONS)) &&
                worked(CALL(SET_THREADS, STATUS(void *, int))(options, threads)) &&
                worked(CALL(CREATE_SESSION, STATUS(void *, const char *, void *, void **))(environment, path, options,
                                                                                          &session));
  CALL(RELEASE_OPTIONS, VOID)(options);
  return opened ? session : NULL;
}

void onnx_model_close(struct onnx_model *model) { CALL(RELEASE_SESSION, VOID)(model); }

char *onnx_model_text(const struct onnx_model *model, const char *name) {
  void *metadata = NULL, *allocator = NULL;
  char *text = NULL, *copy = NULL;
  if (!worked(CALL(GET_METADATA, STATUS(const void *, void **))(model, &metadata))) return NULL;
  if (worked(CALL(GET_ALLOCATOR, STATUS(void **))(&allocator)) &&
      worked(CALL(LOOK_UP, STATUS(void *, void *, const char *, char **))(metadata, allocator, name, &text)) && text) {
    copy = strdup(text);
    worked(CALL(ALLOCATOR_FREE, STATUS(void *, void *))(allocator, text));
  }
  CALL(RELEASE_METADATA, VOID)(metadata);
  return copy;
}

static bool take_value(void *value, void *context,
                       void (*take)(void *, const float *, const int64_t *, size_t)) {
  void *shape = NULL;
  float *values = NULL;
  size_t rank = 0;
  int64_t sizes[MAXIMUM_RANK];
  if (!worked(CALL(GET_SHAPE_OF, STATUS(void *, void **))(value, &shape))) return false;
  bool known = worked(CALL(GET_RANK, STATUS(void *, size_t *))(shape, &rank)) && rank <= MAXIMUM_RANK &&
               worked(CALL(GET_SHAPE, STATUS(void *, int64_t *, size_t))(shape, sizes, rank)) &&
               worked(CALL(GET_DATA, STATUS(void *, void **))(value, (void **)&values));
  CALL(RELEASE_SHAPE, VOID)(shape);
  if (known) take(context, values, sizes, rank);
  return known;
}

bool onnx_run(const struct onnx_model *model, const float *values, const int64_t shape[4], void *context,
              void (*take)(void *, const float *, const int64_t *, size_t)) {
  static const char *const inputs[] = {"x"};
  static const char *const outputs[] = {"fetch_name_0"};
  void *input = NULL, *output = NULL;
  size_t bytes = sizeof *values * (size_t)(shape[0] * shape[1] * shape[2] * shape[3]);
  if (!worked(CALL(CREATE_TENSOR, STATUS(void *, const void *, size_t, const int64_t *, size_t, int, void **))(
          memory, values, bytes, shape, 4, FLOAT, &input)))
    return false;
  bool done = worked(CALL(RUN, STATUS(const void *, void *, const char *const *, void **, size_t, const char *const *,
                                      size_t, void **))(model, NULL, inputs, &input, 1, outputs, 1, &output)) &&
              take_value(output, context, take);
  if (output) CALL(RELEASE_VALUE, VOID)(output);
  CALL(RELEASE_VALUE, VOID)(input);
  return done;
}
