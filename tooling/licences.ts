import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What publishable packages lack of a licence: its name in `package.json`, and its text in the
 * folder.
 *
 * @param root folder that contains `packages/`
 * @returns one sentence per issue; `private` packages are ignored
 */
export function licenceFaults(root: string): string[] {
  const manifests = globSync('packages/*/package.json', { cwd: root }).toSorted();
  return manifests.flatMap((path) => {
    const manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
    if (manifest.private === true) return [];
    const text = join(dirname(path), 'LICENSE');
    const file = join(root, text);
    const isNamed = typeof manifest.license === 'string' && manifest.license !== 'UNLICENSED';
    return [
      ...(isNamed ? [] : [`${path}: "license" names no licence, and the package is not private`]),
      ...(existsSync(file) && readFileSync(file, 'utf8').trim() ? [] : [`${text} is missing`]),
    ];
  });
}
