import { existsSync, globSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import type { AppKind, PackageFiles } from './app-kinds.ts';

/**
 * Never run: source maps, types, builds for development (but those of packages that Node reads for the
 * names of their exports), and what a build leaves beside its result: the
 * parts of pages are for Next's router in browsers, which renders a missing one.
 */
const never =
  /\.map$|\.segments\/|\.d\.[cm]?ts$|\.dev\.js$|\/compiled\/.*\.development\.js$|\.tsbuildinfo$|\.nft\.json$|\/\.next\/(?:cache|diagnostics|types|trace|trace-build|turbopack)(?:\/|$)|\/\.data\//;

/**
 * Next is copied as a whole without what only builds, development and experiments load: its custom
 * server resolves modules by names that no tracer can follow.
 */
const neverOfNext =
  /\/next\/dist\/(?:esm|docs|bundle-analyzer|compiled\/[^/]*-experimental|compiled\/next-devtools|compiled\/next-server\/[^/]*experimental|server\/capsize-font-metrics\.json)(?:\/|$)/;

/**
 * The files that an app runs with, symbolic links included, relative to `base`: what its entries
 * import, what Next's own traces list, and what it reads by path.
 */
export async function tracedFiles(app: string, base: string, kind: AppKind): Promise<Set<string>> {
  const next = nextFolder(app);
  const { fileList } = await nodeFileTrace(
    kind.entries.map((entry) => join(app, entry)),
    {
      base,
      processCwd: app,
      conditions: ['node', 'import', 'default'],
      ignore: (path) => kind.without.test(path) || /\/node_modules\/next\//.test(path),
    },
  );
  const files = new Set(fileList);
  const add = (path: string) => files.add(relative(base, path));
  for (const list of globSync('.next/{*,server/**/*}.nft.json', { cwd: app }))
    for (const path of readTrace(join(app, list))) add(path);
  const named = [
    ...kind.files.map((name) => join(app, name)),
    ...kind.packageFiles.map((files) => packageFiles(app, files)),
  ];
  for (const name of named) for (const path of filesBelow(name)) add(path);
  if (next) {
    add(join(app, 'node_modules/next'));
    for (const name of ['package.json', 'dist'])
      for (const path of filesBelow(join(next, name))) add(path);
  }
  for (const path of files)
    if (never.test(`/${path}`) || neverOfNext.test(path)) files.delete(path);
  return files;
}

/** The folder of the app's Next, without links. */
function nextFolder(app: string): string | undefined {
  try {
    return realpathSync(join(app, 'node_modules/next'));
  } catch {
    return undefined;
  }
}

/** @throws {Error} if the packages are not installed */
function packageFiles(app: string, { by, of, name }: PackageFiles): string {
  const dependent = realpathSync(join(app, 'node_modules', by));
  const manifest = createRequire(join(dependent, 'package.json')).resolve(`${of}/package.json`);
  return join(dirname(manifest), name);
}

/** The files in a trace that Next has written, as absolute paths; sources are only listed for its build. */
function readTrace(list: string): string[] {
  const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: string[] };
  return files.filter((file) => !/\.tsx?$/.test(file)).map((file) => resolve(dirname(list), file));
}

/** A file, or all files of a folder, without the links to it; nothing if there is none. */
function filesBelow(named: string): string[] {
  if (!existsSync(named)) return [];
  const path = realpathSync(named);
  if (!lstatSync(path).isDirectory()) return [path];
  return globSync('**', { cwd: path, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}
