import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { PackageSources } from '../files/package-files.ts';
import type { Surroundings } from '../model/answers.ts';

const require = createRequire(import.meta.url);

/**
 * Where a new site has its packages from: the repository it lies in, a folder of packed packages, or
 * a registry.
 *
 * @throws Error when the folder holds no packed packages
 */
export function packageSources(
  { workspace, cwd }: Pick<Surroundings, 'workspace' | 'cwd'>,
  packages: string | undefined,
): PackageSources {
  if (workspace !== undefined) return { kind: 'workspace' };
  const versions = publishedVersions();
  if (packages === undefined) return { kind: 'registry', versions };
  const folder = resolve(cwd, packages);
  const files = Object.fromEntries(
    globSync('plaza-*-*.tgz', { cwd: folder })
      .toSorted()
      .map((file) => [file.replace(/^plaza-(.+)-\d.*\.tgz$/, '@plaza/$1'), join(folder, file)]),
  );
  // Nothing of a site needs the generator itself.
  delete files['@plaza/create-site'];
  if (!files['@plaza/site'])
    throw new Error(`${folder} holds no packed packages; make them with pnpm pack`);
  return { kind: 'packed', versions, files };
}

/**
 * Versions that were tested together: those of this package's own development, which packing wrote out.
 */
function publishedVersions(): Readonly<Record<string, string>> {
  const { version, devDependencies } = JSON.parse(
    readFileSync(require.resolve('@plaza/create-site/package.json'), 'utf8'),
  );
  return { ...devDependencies, '@plaza/image': version, '@plaza/ui-blocks': version };
}
