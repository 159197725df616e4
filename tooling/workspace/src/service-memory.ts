/**
 * Keeps the memory of a service on the embedded database small. glibc keeps what is freed in as many
 * arenas as there are threads, and V8 lets its heap grow to a multiple of what is used: a large
 * import would fill both.
 */
export const serviceMemory = {
  nodeArgs: ['--optimize-for-size'],
  env: { MALLOC_ARENA_MAX: '1' },
} as const;
