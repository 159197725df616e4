import { join } from 'node:path';
import { x } from 'tinyexec';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededCountries } from '../src/core/read-countries.ts';
import { countriesOptions, filesOf, withSite } from '../src/sites.test.support.ts';
import { runCreateSite } from './run-create-site.ts';
import { fourCountries } from './site-flags.ts';
import { changesOf, copyWorkspace, root, temporaryFolder } from './workspace-copy.ts';

const { folder, remove } = temporaryFolder('in-repository');
afterAll(remove);

/** What a site needs of its repository until it is built. */
const needed = [
  ...['pnpm-workspace.yaml', 'pnpm-lock.yaml', 'biome.json', '.gitignore', 'tsconfig.base.json'],
  ...['tooling/boundaries.biome.json', '**/package.json', 'apps/*/plaza.config.ts'],
];

/** Runs a tool of the repository in the copy. @throws Error with what it wrote, when it fails */
async function runTool(command: string, ...args: readonly string[]): Promise<string> {
  const { stdout, stderr, exitCode } = await x(command, [...args], {
    nodeOptions: { cwd: folder },
  });
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}\n${stderr}`);
  return stdout;
}

let stdout = '';
beforeAll(async () => {
  copyWorkspace(folder, needed);
  const run = await runCreateSite({
    cwd: folder,
    args: ['apps/quetzal-loans', ...fourCountries, '--no-verify'],
  });
  expect(run.stderr).toBe('');
  expect(run.exitCode).toBe(0);
  stdout = run.stdout;
});

it('§2.2 lists what people still owe for four countries', () => {
  expect(stdout).toContain('content/components/pl-PL/organization.json:8  TODO: nazwa firmy');
  expect(stdout).toContain('the law: nobody has checked mx-cat');
});

it('edits nothing shared: the new folder, and its importer in the lockfile', async () => {
  await runTool('pnpm', 'install', '--lockfile-only', '--prefer-offline', '--no-frozen-lockfile');
  expect(changesOf(folder)).toEqual([' M pnpm-lock.yaml', '?? apps/quetzal-loans/']);
  const changed = await runTool('git', 'diff', '--unified=0', 'pnpm-lock.yaml');
  const removed = changed.split('\n').filter((line) => /^-(?!--)/.test(line));
  expect(removed).toEqual([]);
  expect(changed).toContain('+  apps/quetzal-loans:');
});

it('passes the lint of the repository', () =>
  runTool('biome', 'ci', '--error-on-warnings', 'apps/quetzal-loans'));

it('§3.3 has no type errors in any country', async () => {
  const sites = await Promise.all(
    seededCountries.map(async (code) => {
      const files = await filesOf(countriesOptions([code]));
      return [...files].map(([path, text]) => [`${code}/${path}`, text] as const);
    }),
  );
  // That of a site, for the modules that differ; the others are the same in every site.
  const [, text = ''] = sites.flat().find(([path]) => path.endsWith('/tsconfig.json')) ?? [];
  const config = { ...JSON.parse(text), extends: join(root, 'tsconfig.base.json') };
  const all = { ...config, include: ['*/plaza.config.ts', '*/routes.ts'] };
  const files = new Map([...sites.flat(), ['tsconfig.all.json', JSON.stringify(all)]]);
  await withSite(files, (at) => runTool('tsc', '-p', join(at, 'tsconfig.all.json')));
});
