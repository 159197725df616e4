import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { browserFolder } from '../core/browser-files.ts';

/** Header rule for files whose names tell their content. */
export const browserFilesHeaders = {
  source: `/${browserFolder}/:file*`,
  headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
};

/** The folder in which this package's build has put the browser entry and its chunks. */
function builtFolder(): string {
  const self = createRequire(import.meta.url).resolve('@plaza/site/package.json');
  return join(dirname(self), 'dist/browser');
}

/**
 * Puts the browser entry and its chunks into the app's `public/` folder, from which Next serves
 * them in development and production alike, and takes away those of earlier builds. It writes
 * nothing that is there already, so a built app starts on a file system that is read-only.
 *
 * @param projectDir absolute folder of the app; one without an `app/` folder is left alone
 * @throws Error when this package was not built, or the folder cannot be written
 */
export function installBrowserFiles(projectDir: string, source = builtFolder()): void {
  // A tool may load an app's configuration from another folder, only to read it.
  if (!existsSync(join(projectDir, 'app'))) return;
  const target = join(projectDir, 'public', browserFolder);
  mkdirSync(target, { recursive: true });
  const wanted = new Map(
    readdirSync(source).map((name) => [name, readFileSync(join(source, name))]),
  );
  const present = new Set(readdirSync(target));
  for (const [name, content] of wanted)
    if (!present.has(name)) writeWhole(join(target, name), content);
  for (const name of present) if (!wanted.has(name)) rmSync(join(target, name), { force: true });
}

/** Several processes of one build write at once; each sees a whole file. */
function writeWhole(file: string, content: Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
