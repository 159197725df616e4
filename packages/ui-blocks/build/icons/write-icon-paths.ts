import { writeFile } from 'node:fs/promises';
import { readIconPaths } from './read-icon-paths.ts';

const HEAD = `import type { IconName } from './icon-names.ts';

// Written by \`pnpm icons\`. Drawings of Phosphor Icons: MIT, see phosphor-license.txt.

/** Path data of every icon, on a canvas of 256 units. */
export const ICON_PATHS: Readonly<Record<IconName, string>> = {
`;

const rows = Object.entries(await readIconPaths()).map(([name, path]) => {
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return `  ${key}:\n    '${path}',\n`;
});
await writeFile(
  new URL('../../src/icons/icon-paths.ts', import.meta.url),
  `${HEAD}${rows.join('')}};\n`,
);
