import type { Processes } from '@plaza/workspace/processes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBuild, untilCoreIsFree } from './build.ts';

const sites = [{ name: 'es-loans' }, { name: 'platform' }];
const scope = '   • Packages in scope: @plaza/site, editor, es-loans, platform\n';
const built = (name: string) => `${name}:build: cache miss, executing 2c830d92ae53655f\n`;

const ends: (() => void)[] = [];

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  // A build that runs goes on telling what it waits for.
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

/** A build whose output and end the test decides. */
function buildOf() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let read: (chunk: string) => void = () => {};
  const run: Processes['run'] = ({ follow }) => {
    read = follow?.read ?? read;
    return promise;
  };
  const build = startBuild({ run }, []);
  ends.push(resolve);
  return { build, end: resolve, fail: reject, print: (...lines: string[]) => read(lines.join('')) };
}

/** Whether a promise has resolved by now. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  const now = new Promise((resolve) => setImmediate(resolve, 'pending'));
  return (await Promise.race([promise, now])) !== 'pending';
}

test('a core is free once nothing but a part of the sites is left', async () => {
  const { build, print } = buildOf();
  const free = untilCoreIsFree(build, sites);
  print(scope, built('@plaza/site'), built('es-loans'));
  expect(await isResolved(free)).toBe(false);
  print(built('editor'));
  expect(await isResolved(free)).toBe(true);
});

test('packages alone leave no core free: both sites are still built', async () => {
  const { build, print } = buildOf();
  const free = untilCoreIsFree(build, sites);
  print(scope, built('@plaza/site'), built('editor'));
  expect(await isResolved(free)).toBe(false);
});

test('what was built before it is asked for is known', async () => {
  const { build, print } = buildOf();
  print(scope, built('@plaza/site'), built('es-loans'));
  expect(await isResolved(build.until((left) => !left.has('es-loans')))).toBe(true);
  expect(await isResolved(build.until((left) => !left.has('platform')))).toBe(false);
});

test('whoever waits goes on at the end of a build, and fails with it', async () => {
  const [whole, broken] = [buildOf(), buildOf()];
  const waiting = [whole, broken].map(({ build }) => untilCoreIsFree(build, sites));
  whole.end();
  broken.fail(new Error('the build failed'));
  await expect(waiting[0]).resolves.toBeUndefined();
  await expect(waiting[1]).rejects.toThrow('the build failed');
});
