import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedBy } from './shell-files.ts';
import { websiteFile } from './website-file.ts';

/** Where the paths of the last run are listed, so that a picture that went is known as ours. */
const listFile = '.plaza/files.json';

/** What a run changed. */
export type Changes = { readonly written: readonly string[]; readonly removed: readonly string[] };

/**
 * Makes the generated files of an app the given ones: writes what differs, removes what an earlier
 * run wrote and this one does not, touches nothing else.
 *
 * @throws Error naming files at generated places that no run wrote
 */
export function writeFiles(
  projectDir: string,
  wanted: ReadonlyMap<string, string | Uint8Array>,
): Changes {
  const earlier = new Set(readList(projectDir));
  const isOurs = (path: string) =>
    // JSON has no comment to tell by; nobody else has a say in this one.
    path === websiteFile || earlier.has(path) || isMarked(join(projectDir, path));
  const differs = [...wanted].filter(([path, content]) => !holds(join(projectDir, path), content));
  const present = filesBelow(projectDir, 'app');
  const surplus = [...new Set([...present, ...earlier])].filter(
    (path) => !wanted.has(path) && existsSync(join(projectDir, path)),
  );
  assertOurs(
    [
      ...surplus,
      ...differs.map(([path]) => path).filter((path) => existsSync(join(projectDir, path))),
    ],
    isOurs,
  );
  for (const path of surplus) remove(projectDir, path);
  for (const [path, content] of differs) write(projectDir, path, content);
  const list = `${JSON.stringify([...wanted.keys()].toSorted(), undefined, 2)}\n`;
  if (!holds(join(projectDir, listFile), list)) write(projectDir, listFile, list);
  return { written: differs.map(([path]) => path), removed: surplus };
}

function assertOurs(paths: readonly string[], isOurs: (path: string) => boolean) {
  const foreign = paths.filter((path) => !isOurs(path));
  if (foreign.length === 0) return;
  const moves = foreign.map((path) =>
    path.startsWith('app/') ? `${path} (to app.own/${path.slice('app/'.length)})` : path,
  );
  throw new Error(`plaza-site did not write these files; move or delete them: ${moves.join(', ')}`);
}

function readList(projectDir: string): string[] {
  const file = join(projectDir, listFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

const filesBelow = (projectDir: string, folder: string) =>
  globSync(`${folder}/**/*`, { cwd: projectDir }).filter((path) =>
    statSync(join(projectDir, path)).isFile(),
  );

function isMarked(file: string): boolean {
  const [firstLine = ''] = readFileSync(file, 'utf8').split('\n', 1);
  return firstLine.includes(generatedBy);
}

const holds = (file: string, content: string | Uint8Array) =>
  existsSync(file) && readFileSync(file).equals(Buffer.from(content));

/** Several processes may write at once; each sees a whole file. */
function write(projectDir: string, path: string, content: string | Uint8Array): void {
  const file = join(projectDir, path);
  const draft = join(projectDir, '.plaza', `draft-${process.pid}`);
  mkdirSync(dirname(draft), { recursive: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Removes a file, and the folders that it leaves empty. */
function remove(projectDir: string, path: string): void {
  rmSync(join(projectDir, path), { force: true });
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (readdirSync(join(projectDir, folder)).length > 0) return;
    rmdirSync(join(projectDir, folder));
  }
}
