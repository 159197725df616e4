import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { assertInstallable, packageSources } from './package-sources.ts';

const cwd = mkdtempSync(join(tmpdir(), 'plaza-sources-'));
afterAll(() => rmSync(cwd, { recursive: true }));

const settings = { text: '', withheld: [] };

it('takes the packages of a site from the repository it lies in, otherwise from a registry', () => {
  expect(packageSources({ workspace: '/repository', registrySettings: settings }).kind).toBe(
    'workspace',
  );
  expect(packageSources({ workspace: undefined, registrySettings: settings })).toMatchObject({
    kind: 'registry',
    settings,
  });
});

it('says that nothing was written, and which setting to check, if the registry has no site', async () => {
  // Nothing listens there.
  writeFileSync(join(cwd, '.npmrc'), '@plaza:registry=http://127.0.0.1:1/\nfetch-retries=0\n');
  const sources = { kind: 'registry', versions: { '@plaza/site': '0.1.0' }, settings } as const;
  await expect(assertInstallable(sources, { cwd, packageManager: 'npm' })).rejects.toThrow(
    /^Nothing was written, because @plaza\/site@0\.1\.0 cannot be installed\..*`@plaza:registry=/s,
  );
  expect(readdirSync(cwd)).toEqual(['.npmrc']);
});
