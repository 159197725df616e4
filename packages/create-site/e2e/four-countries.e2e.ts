import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCreateSite } from './run-create-site.ts';
import { changesOf, copyWorkspace, temporaryFolder } from './workspace-copy.ts';

const { folder, remove } = temporaryFolder('four-countries');
afterAll(remove);

it('§2.2 opens a site of four countries, inside and outside the consent region, and proves it', {
  retry: 0,
  timeout: 480_000,
}, async () => {
  copyWorkspace(folder);
  const { stdout, stderr, exitCode } = await runCreateSite({
    cwd: folder,
    env: process.env,
    args: [
      ...['apps/quetzal-loans', '--yes', '--name', 'Quetzal', '--url', 'https://quetzal.example'],
      ...['--countries', 'MX,PL,FI,ZA', '--default-country', 'MX', '--prefixes', 'ZA=south-africa'],
      ...['--hue', '160', '--vendors', 'google=G-SAMPLE0001,meta=100', '--amounts', '1000'],
      // A page more is some seconds more: the other countries have one amount.
      ...['--amounts', 'MX=1000,3000'],
    ],
  });
  expect(stderr).toBe('');
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/✓ import, and the suite of every site {2}[\d.]+ s\nGreen after [\d.]+ s/);
  expect(stdout).toContain('content/components/pl-PL/organization.json:8  TODO: nazwa firmy');
  expect(stdout).toContain('the law: nobody has checked mx-cat');

  // It edits nothing shared: the new folder, and its importer in the lockfile.
  expect(changesOf(folder)).toEqual([' M pnpm-lock.yaml', '?? apps/quetzal-loans/']);
  const own = ['plaza.config.ts', 'routes.ts'].flatMap((file) =>
    readFileSync(join(folder, 'apps/quetzal-loans', file), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  expect(own.length).toBeLessThanOrEqual(60);
});
