import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the static files of a build to those that the front serves, as a deployment does before its
 * instances start: files of the build before stay for pages that are still open.
 */
export function addStaticFiles(staticFolder: string, buildFolder: string): void {
  const copies = [
    ['.next/static', '_next/static'],
    ['public/_plaza', '_plaza'],
  ] as const;
  for (const [from, to] of copies) {
    mkdirSync(join(staticFolder, to), { recursive: true });
    cpSync(join(buildFolder, from), join(staticFolder, to), { recursive: true });
  }
}
