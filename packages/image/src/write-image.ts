import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type AppKind, kindOf } from './app-kinds.ts';
import { tracedFiles } from './traced-files.ts';

export type WrittenImage = { readonly files: number; readonly bytes: number };

/**
 * Writes what an image of an app contains below `out`: `app/` is the workspace reduced to the files
 * that the app runs with, `app/start.mjs` starts it, and `app/health.mjs` ends with 0 if it is ready.
 *
 * @throws {Error} if the app is not built
 */
export async function writeImage(app: string, out: string): Promise<WrittenImage> {
  const kind = kindOf(app);
  const base = workspaceOf(app);
  const files = await tracedFiles(app, base, kind);
  const target = join(out, 'app');
  rmSync(target, { recursive: true, force: true });
  let bytes = 0;
  for (const file of [...files].sort()) bytes += copy(join(base, file), join(target, file));
  writeStart(kind, join(target, relative(base, app)), target);
  return { files: files.size, bytes };
}

/** The folder that a package manager installed for: the app's workspace, or the app itself. */
function workspaceOf(app: string, folder = app): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? app : workspaceOf(app, parent);
}

/** @returns the bytes of a file; 0 for a link, or a file that the build has removed since */
function copy(from: string, to: string): number {
  const found = lstatSync(from, { throwIfNoEntry: false });
  if (!found || found.isDirectory()) return 0;
  mkdirSync(dirname(to), { recursive: true });
  if (found.isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
    return 0;
  }
  if (!isPage(from)) {
    copyFileSync(from, to);
    return found.size;
  }
  const page = `${to}.br`;
  const bytes = compress(readFileSync(from));
  writeFileSync(page, bytes);
  // A page's age is that of its file.
  utimesSync(page, found.atime, found.mtime);
  return bytes.length;
}

/** Prerendered pages and their flight data, which the page cache reads compressed too. */
const isPage = (file: string) => /\/\.next\/server\/app\/.*\.(?:html|rsc)$/.test(file);

/** A higher quality takes ten times the time for a fiftieth of the size. */
const compress = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

function writeStart({ start, writes, port, ready, marker }: AppKind, app: string, root: string) {
  for (const [folder, path] of Object.entries(writes)) {
    mkdirSync(dirname(join(app, folder)), { recursive: true });
    symlinkSync(path, join(app, folder));
  }
  // Node reads TypeScript without types by itself, and Next only with a compiler of 97 MB.
  if (marker === 'plaza.config.ts')
    writeFileSync(join(app, 'next.config.mjs'), "export { default } from './next.config.ts';\n");
  const url = `./${relative(root, app)}/start.mjs`.replace('.//', './');
  const inside = join(app, app === root ? 'run.mjs' : 'start.mjs');
  writeFileSync(inside, start);
  const module = JSON.stringify(app === root ? './run.mjs' : url);
  writeFileSync(
    join(root, 'start.mjs'),
    `process.chdir(new URL('.', new URL(${module}, import.meta.url)).pathname);\nawait import(${module});\n`,
  );
  writeFileSync(join(root, 'health.mjs'), health(port, ready));
}

const health = (port: number, ready: string) =>
  `const port = process.env.PORT || process.env.LEADS_SERVICE_PORT || '${port}';
const response = await fetch(\`http://127.0.0.1:\${port}${ready}\`, { signal: AbortSignal.timeout(2_500) }).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
`;
