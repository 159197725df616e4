import { runFolder } from './run-folder.ts';

/**
 * Options of Node for a process of a test. It lives too short to gain from optimizing PGlite, which takes three
 * seconds of CPU. Benchmarks measure the service as it runs in production.
 */
export const shortLived: readonly string[] = runFolder() ? ['--liftoff-only'] : [];
