import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createPackageRegistry } from '@plaza/workspace/package-registry';
import { startServiceProcess } from 'leads-service/testing/service-process';
import { x } from 'tinyexec';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { runCreateSite } from './run-create-site.ts';
import { twoCountries } from './site-flags.ts';
import { root, temporaryFolder } from './workspace-copy.ts';

const { folder, remove } = temporaryFolder('packed');
const packed = join(folder, 'packed');
afterAll(remove);

async function pack(): Promise<void> {
  const args = ['-r', '--filter=./packages/*', 'pack', '--pack-destination', packed];
  const { stdout, stderr, exitCode } = await x('pnpm', args, { nodeOptions: { cwd: root } });
  if (exitCode !== 0) throw new Error(`pnpm ${args.join(' ')}:\n${stdout}\n${stderr}`);
}

/** Follows the README of the site: a plan first, then the import, which the service then serves. */
async function importOverHttp(site: string): Promise<void> {
  const token = 'a-token-for-the-website-of-this-test';
  const service = await startServiceProcess({
    PLAZA_DATA_DIR: join(folder, 'data'),
    CONTENT_IMPORT_TOKENS: `310=${token}`,
  });
  onTestFinished(async () => void (await service.end('SIGTERM')));
  const run = (...args: readonly string[]) =>
    x('npm', ['run', 'import-content', ...args], {
      nodeOptions: {
        cwd: site,
        env: { LEADS_SERVICE_URL: service.address, CONTENT_IMPORT_TOKEN: token },
      },
    });
  const menuStatus = async () =>
    (await fetch(`${service.address}/website/310/api/content/menus?locale=en-ZA`)).status;

  const plan = await run();
  expect([plan.exitCode, plan.stdout]).toEqual([
    1,
    expect.stringContaining('Plan for website 310'),
  ]);
  expect(await menuStatus()).toBe(404);
  const stored = await run('--', '--yes');
  expect(stored.stdout).toContain('Website 310: version 1');
  expect(await menuStatus()).toBe(200);
}

/** A registry of the packed packages; closed at the end of the test. */
async function startRegistry(): Promise<string> {
  const server = createPackageRegistry(packed).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `@plaza:registry=http://127.0.0.1:${(server.address() as AddressInfo).port}/\n`;
}

it('§2.2 opens a site of two countries outside the repository, from a registry of its scope', {
  retry: 0,
  timeout: 480_000,
}, async () => {
  await pack();
  const settings = await startRegistry();
  const brand = join(folder, 'brand');
  mkdirSync(brand);
  writeFileSync(join(brand, '.npmrc'), settings);

  const { stdout, stderr, exitCode } = await runCreateSite({
    command: ['npm', 'create', '--yes', '@plaza/site', '--'],
    cwd: brand,
    args: ['quetzal-loans', ...twoCountries],
  });
  expect(exitCode, stderr).toBe(0);
  expect(stdout).toMatch(/✓ every page, without a service {2}[\d.]+ s\nGreen after/);
  const site = join(brand, 'quetzal-loans');
  expect(readFileSync(join(site, '.npmrc'), 'utf8')).toBe(settings);
  // What `next build` leaves when it has checked types, which it skips in the repository alone.
  expect(existsSync(join(site, '.next/cache/.tsbuildinfo'))).toBe(true);
  // No page has parts for Next's router: what stands in for a file of Next is found there too.
  const routerParts = globSync('.next/server/app/**/_tree.segment.rsc', { cwd: site });
  expect(routerParts).toEqual(['.next/server/app/_global-error.segments/_tree.segment.rsc']);
  await importOverHttp(site);
});
