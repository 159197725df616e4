import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkBrandTokens } from '@plaza/ui-blocks/brand';
import type { SiteOptions } from '../model/options.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './run-steps.ts';

/** Where a site is verified. */
export type Place =
  /** In the repository, by everything that holds its sites. */
  | { readonly kind: 'repository'; readonly root: string }
  /** Outside, by what its packages bring, installed by this package manager. */
  | { readonly kind: 'outside'; readonly packageManager: 'npm' | 'pnpm' };

/** Everything that a new site is verified by, in order. */
export function verifySteps(options: SiteOptions, place: Place): Step[] {
  const { folder } = options;
  const root = place.kind === 'repository' ? place.root : folder;
  const inSite =
    (command: string, ...args: readonly string[]) =>
    () =>
      runCommand({ command, args, cwd: folder });
  const inRoot =
    (command: string, ...args: readonly string[]) =>
    () =>
      runCommand({ command, args, cwd: root });
  const steps: Step[] = [
    { name: 'sync', run: inSite('plaza-site', 'sync') },
    { name: 'config and content', run: inSite('plaza-site', 'check', '--quiet') },
    { name: 'tokens', run: async () => checkTokens(folder) },
    { name: 'types', run: inSite('tsc') },
    ...(place.kind === 'repository'
      ? [
          {
            name: 'lint',
            run: inRoot('biome', 'ci', '--error-on-warnings', relative(root, folder)),
          },
        ]
      : []),
    { name: 'build', run: inSite('next', 'build') },
    { name: 'built pages', run: inSite('plaza-site', 'check-build') },
    { name: 'compression', run: inSite('plaza-site', 'compress') },
    { name: 'every page, without a service', run: inSite('plaza-site', 'test') },
  ];
  if (place.kind === 'outside') {
    const install = inRoot(place.packageManager, 'install', '--prefer-offline', '--no-audit');
    return [
      {
        name: 'install',
        run:
          place.packageManager === 'npm' ? install : inRoot('pnpm', 'install', '--prefer-offline'),
      },
      ...steps,
    ];
  }
  const apps = ['leads-service', 'lead-form-sandbox'].filter((app) =>
    existsSync(join(root, 'apps', app)),
  );
  const built = [`${options.packageName}^...`, ...apps].map((filter) => `--filter=${filter}`);
  return [
    { name: 'install', run: inRoot('pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile') },
    { name: 'packages', run: inRoot('turbo', 'run', 'build', ...built) },
    ...steps,
    {
      name: 'import, and the suite of every site',
      run: inRoot('pnpm', 'test-site', relative(root, folder)),
    },
  ];
}

/** The tokens as they were written, for a person may have changed them since. */
function checkTokens(folder: string): void {
  const file = join(folder, 'brand.tokens.json');
  const issues = checkBrandTokens(JSON.parse(readFileSync(file, 'utf8')));
  if (issues.length === 0) return;
  throw new Error(issues.map(({ path, message }) => `${file}: ${path}: ${message}`).join('\n'));
}
