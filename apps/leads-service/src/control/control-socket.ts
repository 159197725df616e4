import { join } from 'node:path';

/** Where a running service takes commands of its own user: a Unix socket in its data folder. */
export const controlSocketPath = (dataDir: string) => join(dataDir, 'control.sock');

/** Bytes of a whole website's content as JSON, at most. */
export const controlBodyLimit = 512 * 1024 * 1024;
