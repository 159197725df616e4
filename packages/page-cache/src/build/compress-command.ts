import { resolve } from 'node:path';
import type { CommandPort } from './check-command.ts';
import { compressFiles } from './compress-files.ts';

/**
 * `page-cache compress [distDir]`: compresses the static files of the build in `distDir` (default
 * `.next`).
 *
 * @returns the exit code: 0
 * @throws Error when there is no build, or it cannot be written
 */
export async function compressCommand(
  [distDir = '.next']: readonly string[],
  { projectDir, write }: CommandPort,
): Promise<number> {
  const count = await compressFiles(resolve(projectDir, distDir, 'static'));
  write(`Compressed ${count} static files.\n`);
  return 0;
}
