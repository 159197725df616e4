import { globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { generatedBy } from './shell-files.ts';

/** The folder with an app's own files, copied over the generated `app/`. */
const ownFolder = 'app.own';

const comments: Readonly<Record<string, (text: string) => string>> = {
  ...Object.fromEntries(
    ['.ts', '.tsx', '.js', '.jsx', '.mjs'].map((extension) => [
      extension,
      (text: string) => `// ${text}\n`,
    ]),
  ),
  '.css': (text) => `/* ${text} */\n`,
};

/**
 * The files of `app.own/` by their target path in `app/`. The folders are siblings, so relative
 * imports stay valid. Formats with comments get a note about their origin.
 */
export function ownFiles(projectDir: string): ReadonlyMap<string, Uint8Array> {
  const folder = join(projectDir, ownFolder);
  const names = globSync('**/*', { cwd: folder }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return new Map(
    names.map((name) => {
      const comment = comments[extname(name)] ?? (() => '');
      const origin = comment(`${generatedBy}: a copy of ${ownFolder}/${name}. Edit that file.`);
      return [
        `app/${name}`,
        Buffer.concat([Buffer.from(origin), readFileSync(join(folder, name))]),
      ];
    }),
  );
}
