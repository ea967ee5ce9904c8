// What Embedded Swift needs around it: memory, a few functions of the C library, and a way out.
// For WebAssembly these are here; elsewhere the C library has them.

#include <stddef.h>
#include <stdint.h>

int run_vectors(void);

#ifdef __wasm__

typedef struct {
  const void *bytes;
  size_t count;
} piece;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write"))) int fd_write(
    int file, const piece *pieces, size_t count, size_t *written);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("proc_exit"),
               noreturn)) void proc_exit(int status);

static unsigned char buffer[4096];
static size_t filled;

static void flush(void) {
  size_t written;
  piece out = {buffer, filled};
  fd_write(1, &out, 1, &written);
  filled = 0;
}

void put_byte(uint8_t byte) {
  if (filled == sizeof buffer) flush();
  buffer[filled++] = byte;
}

void _start(void) {
  int failures = run_vectors();
  flush();
  proc_exit(failures == 0 ? 0 : 1);
}

// Memory in blocks of powers of two, each with its size before it; a freed block is used again for
// its size.
extern unsigned char __heap_base;
static size_t top;
static void *freed[48];

int posix_memalign(void **result, size_t alignment, size_t size) {
  unsigned order = 5;
  while (((size_t)1 << order) < size + 16 || ((size_t)1 << order) < alignment * 2) order++;
  if (freed[order] != NULL) {
    *result = freed[order];
    freed[order] = *(void **)*result;
    return 0;
  }
  if (top == 0) top = (size_t)&__heap_base;
  size_t align = alignment < 16 ? 16 : alignment;
  size_t start = (top + 16 + align - 1) / align * align;
  size_t end = start + ((size_t)1 << order);
  size_t have = __builtin_wasm_memory_size(0), need = (end + 65535) / 65536;
  if (need > have && __builtin_wasm_memory_grow(0, need - have) == (size_t)-1) return 12;
  top = end;
  ((uint32_t *)start)[-1] = order;
  *result = (void *)start;
  return 0;
}

void free(void *block) {
  if (block == NULL) return;
  unsigned order = ((uint32_t *)block)[-1];
  *(void **)block = freed[order];
  freed[order] = block;
}

void *memcpy(void *to, const void *from, size_t count) {
  for (size_t i = 0; i < count; i++) ((char *)to)[i] = ((const char *)from)[i];
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  if ((char *)to <= (const char *)from) return memcpy(to, from, count);
  while (count-- > 0) ((char *)to)[count] = ((const char *)from)[count];
  return to;
}

void *memset(void *to, int value, size_t count) {
  for (size_t i = 0; i < count; i++) ((char *)to)[i] = (char)value;
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  for (size_t i = 0; i < count; i++) {
    int apart = ((const uint8_t *)a)[i] - ((const uint8_t *)b)[i];
    if (apart != 0) return apart;
  }
  return 0;
}

// The seed of hashing; nothing that is computed may depend on it, so it is always the same here and
// always another elsewhere.
void arc4random_buf(void *to, size_t count) { memset(to, 7, count); }

void __stack_chk_fail(void) { __builtin_trap(); }
uintptr_t __stack_chk_guard = 0x5bd1e995;

// The product of two numbers of 128 bits, which printing numbers needs.
typedef struct {
  uint64_t low, high;
} wide;

void __multi3(wide *result, uint64_t al, uint64_t ah, uint64_t bl, uint64_t bh) {
  uint64_t a0 = (uint32_t)al, a1 = al >> 32, b0 = (uint32_t)bl, b1 = bl >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
  result->low = (other << 32) | (uint32_t)low;
  result->high = a1 * b1 + (middle >> 32) + (other >> 32) + ah * bl + al * bh;
}

#else

#include <stdio.h>

void put_byte(uint8_t byte) { putchar(byte); }

int main(void) { return run_vectors() == 0 ? 0 : 1; }

#endif
