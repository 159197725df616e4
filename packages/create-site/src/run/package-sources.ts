import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { scope } from '../core/registry-settings.ts';
import type { PackageSources } from '../files/package-files.ts';
import type { Surroundings } from '../model/answers.ts';
import { runCommand } from './run-command.ts';

const require = createRequire(import.meta.url);

/** Where a new site has its packages from: the repository it lies in, or a registry. */
export function packageSources({
  workspace,
  registrySettings,
}: Pick<Surroundings, 'workspace' | 'registrySettings'>): PackageSources {
  if (workspace !== undefined) return { kind: 'workspace' };
  return { kind: 'registry', versions: publishedVersions(), settings: registrySettings };
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

/**
 * Asks the registry for the packages of a site before anything is written.
 *
 * @throws Error naming the package, what the package manager said, and the setting to check
 */
export async function assertInstallable(
  sources: PackageSources,
  { cwd, packageManager }: { readonly cwd: string; readonly packageManager: 'npm' | 'pnpm' },
): Promise<void> {
  if (sources.kind === 'workspace') return;
  const wanted = `@plaza/site@${sources.versions['@plaza/site']}`;
  try {
    await runCommand({ command: packageManager, args: ['view', wanted, 'version'], cwd });
  } catch (error) {
    throw new Error(
      `Nothing was written, because ${wanted} cannot be installed. The registry of ${scope} is the one that .npmrc names in ${cwd} (\`${scope}:registry=https://…\`), or the default one.\n${(error as Error).message}`,
      { cause: error },
    );
  }
}
