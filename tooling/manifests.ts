import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What a registry shows of a package, besides its name, version and description. */
export type RegistryFields = {
  readonly license: string;
  readonly homepage: string;
  readonly repository: { readonly type: 'git'; readonly url: string; readonly directory: string };
  readonly engines: { readonly node: string };
  readonly publishConfig: {
    readonly access: 'public';
    readonly provenance: true;
    readonly exports?: Entries;
  };
};

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** A manifest's entry points by subpath; one by conditions, or one file for all. */
type Entries = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** An entry point of the repository alone, for its tests, benchmarks and tools: it names a source. */
const isInternal = (subpath: string, target: Entries[string]): boolean =>
  typeof target === 'string' && (/\.tsx?$/.test(target) || subpath.startsWith('./src/'));

/**
 * What a package offers once it is packed, where it offers more in the repository: pnpm writes it over
 * `exports`. Sources for tests are no part of it.
 */
function publishedExports(entries: Entries): { exports?: Entries } {
  const all = Object.entries(entries);
  const published = all.filter(([subpath, target]) => !isInternal(subpath, target));
  return published.length === all.length ? {} : { exports: Object.fromEntries(published) };
}

/** The folders of the packages that are published: `packages/consent`. */
export const publishedFolders = (): string[] =>
  globSync('packages/*/package.json', { cwd: root })
    .map((file) => file.slice(0, -'/package.json'.length))
    .toSorted();

/** The address of a file on the site of the repository, which the root manifest names. */
export const addressOf = (path: string): string =>
  `${readManifest('.').homepage}/blob/main/${path}`;

/** The same in every package: they are released together, from one repository. */
export function registryFields(folder: string): RegistryFields {
  const { license, homepage, repository } = readManifest('.');
  const { exports } = readManifest(folder);
  return {
    license,
    homepage: `${homepage}/tree/main/${folder}#readme`,
    repository: { ...repository, directory: folder },
    // Not in the root manifest: pnpm would refuse to start there on an older Node.
    engines: { node: '>=24' },
    publishConfig: { access: 'public', provenance: true, ...publishedExports(exports) },
  };
}

/** Links of a text that lead out of its own folder: a registry shows a README without the repository. */
export const outwardLinks = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\((\.\.\/[^)\s]*)\)/g)].map(([, target = '']) => target);
