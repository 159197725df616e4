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
import { browserFolder } from '@plaza/site-browser';

/** Header rule for files with a content hash in their name. */
export const browserFilesHeaders = {
  source: `/${browserFolder}/:file*`,
  headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
};

/** The files that `@plaza/site-browser` has built. */
function builtFolder(): string {
  const self = createRequire(import.meta.url).resolve('@plaza/site-browser/package.json');
  return join(dirname(self), 'dist/public');
}

/**
 * Copies the browser entry and its chunks into the app's `public/` folder, where Next serves them
 * in development and production, and deletes those of earlier builds. Existing files are not
 * written, so that a built app starts on a read-only file system.
 *
 * @param projectDir absolute folder of the app; a folder without `app/` is ignored
 * @throws {Error} if `@plaza/site-browser` is not built or the folder is not writable
 */
export function installBrowserFiles(projectDir: string, source = builtFolder()): void {
  // Tools may load an app's configuration from another folder, only to read it.
  if (!existsSync(join(projectDir, 'app'))) return;
  const target = join(projectDir, 'public', browserFolder);
  mkdirSync(target, { recursive: true });
  const wanted = new Map(
    readdirSync(source).map((name) => [name, readFileSync(join(source, name))]),
  );
  const present = new Set(readdirSync(target));
  for (const [name, content] of wanted)
    if (!present.has(name)) writeAtomically(join(target, name), content);
  for (const name of present) if (!wanted.has(name)) rmSync(join(target, name), { force: true });
}

/** Writes atomically, because several processes of a build write at once. */
function writeAtomically(file: string, content: Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
