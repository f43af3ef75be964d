#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What per-read asks of ONNX Runtime, which is opened when a picture comes and never linked: few people have it, and
// nobody needs it for anything else. Its own header is not needed either: functions are found by their places in a
// table that only ever grows.

// Opens the library at this path, or of this name. False where there is none, or where it is too old.
bool onnx_open(const char *library);

struct onnx_model;

// Opens a model that `threads` threads run. NULL where the file is missing or damaged.
struct onnx_model *onnx_model_open(const char *path, int threads);
void onnx_model_close(struct onnx_model *model);

// A text that its author has put into a model, to be freed by free(3); NULL if there is none of that name.
char *onnx_model_text(const struct onnx_model *model, const char *name);

// Runs a model on a block of numbers in four dimensions, and calls `take` once with what comes out.
// False where that failed.
bool onnx_run(const struct onnx_model *model, const float *values, const int64_t shape[4], void *context,
              void (*take)(void *context, const float *values, const int64_t *shape, size_t rank));
