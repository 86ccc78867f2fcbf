// The code of stb_image: PNG from memory only, which is all that the site ships.
#if defined(__GNUC__) && !defined(__clang__)
// Of its decoder for 16 bits; wrong.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#define STBI_ONLY_PNG
#define STBI_NO_STDIO
#define STBI_NO_LINEAR
#define STBI_NO_FAILURE_STRINGS
#define STB_IMAGE_IMPLEMENTATION
#include "stb_image.h"
