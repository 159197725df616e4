import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../core/temporary-folder.test.support.ts';
import { testedNextVersions } from './assert-tested-next.ts';
import { installPageCache } from './install-page-cache.ts';

/** An app with a Next of this version. */
const appWith = (version: string) =>
  temporaryFolder({
    'node_modules/next/package.json': JSON.stringify({ name: 'next', version }),
  });

it.each(['16.4.5', '16.5.0', '17.0.0-canary.1'])(
  'design §3.3 loading the configuration with Next %s throws, before anything is built',
  (version) => {
    const app = appWith(version);
    const install = () => installPageCache(app, { url: 'https://olivar.example' });
    expect(install).toThrow(
      `was not tested with Next ${version} (${join(app, 'node_modules/next/package.json')}). ` +
        `Tested: ${testedNextVersions.join(', ')}. Install next@${testedNextVersions.at(-1)} exactly`,
    );
  },
);

it('tests the version that this repository installs and the package requires', () => {
  const catalog = readFileSync(
    join(import.meta.dirname, '../../../../pnpm-workspace.yaml'),
    'utf8',
  );
  expect(testedNextVersions).toContain(/^ {2}next: (.+)$/m.exec(catalog)?.[1]);
  const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  expect(JSON.parse(manifest).peerDependencies.next).toBe(testedNextVersions.join(' || '));
});
