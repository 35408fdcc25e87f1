// The executable contains the examples of the methods, which `.ci/generate-examples` writes.

#include "CExamples.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char examples[] = {
#embed "examples.json"
};

const unsigned char *examplesOfMethods(size_t *count) {
    *count = sizeof examples;
    return examples;
}
