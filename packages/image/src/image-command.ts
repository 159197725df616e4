import { resolve } from 'node:path';
import { writeImage } from './write-image.ts';

export type CommandPort = {
  readonly projectDir: string;
  readonly write: (text: string) => unknown;
};

/**
 * `plaza-image <folder>`: writes the contents of the image of the built app in the working directory.
 *
 * @returns the exit code: 0, 1 if the app cannot be copied, 2 for wrong arguments
 */
export async function imageCommand(
  [folder, ...rest]: readonly string[],
  { projectDir, write }: CommandPort,
): Promise<number> {
  if (folder === undefined || rest.length > 0) {
    write('Usage: plaza-image <folder>\n');
    return 2;
  }
  try {
    const { files, bytes } = await writeImage(projectDir, resolve(projectDir, folder));
    write(`Copied ${files} files, ${Math.round(bytes / 1e6)} MB.\n`);
    return 0;
  } catch (error) {
    write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}
