import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get as request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  freePort,
  person,
  type RunningProcess,
  startProcess,
  startRedis,
  until,
  waitForAnswer,
} from '@plaza/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const folder = join(import.meta.dirname, '../fixtures/next-app');
const command = join(folder, 'node_modules/@plaza/page-cache/bin/page-cache.js');

/** Runs a program in the app's folder. @returns its exit code and what it printed */
async function run(file: string, args: readonly string[]) {
  const env = { NODE_ENV: 'production' };
  const { ended, output } = startProcess({ args: [file, ...args], cwd: folder, env });
  const { code } = await ended;
  return { code, output: output() };
}

async function start(env: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const args = [command, 'start', '--hostname', '127.0.0.1', '--port', String(port)];
  const program = startProcess({ args, cwd: folder, env });
  await waitForAnswer(`http://127.0.0.1:${port}/`, program);
  return { program, site: `http://127.0.0.1:${port}` };
}

let program: RunningProcess;
let site: string;

beforeAll(async () => {
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const build = await run(next, ['build']);
  expect(build.code, build.output).toBe(0);
  expect((await run(command, ['compress'])).output).toMatch(/^Compressed \d+ static files\.\n$/);
  ({ program, site } = await start());
});
afterAll(() => program?.end());

async function get(path: string, headers: Record<string, string> = {}, from = site) {
  const answer = await fetch(from + path, { redirect: 'manual', headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

describe('a Next.js app that uses this package and no other of Plaza', () => {
  it('answers a page without the framework, under a policy of its own', async () => {
    const { status, headers, html } = await get('/');
    expect(status).toBe(200);
    expect(html).not.toContain('<script');
    expect(headers.get('x-page-runtime')).toBe('none');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'none'; /,
    );
  });

  it('answers it again from the response cache, in brotli', async () => {
    const br = () => get('/', { 'accept-encoding': 'br' });
    // Next itself compresses by gzip alone.
    await expect.poll(async () => (await br()).headers.get('content-encoding')).toBe('br');
    expect((await br()).html).toBe((await get('/')).html);
  });

  it('shows its error page in place of a page that fails', async () => {
    const { status, html } = await get('/on-demand/broken', { 'user-agent': person });
    expect([status, html.includes('<h1>Something went wrong</h1>')]).toEqual([500, true]);
    // Next redirects once more, to the path without a slash that is not there.
    expect((await fetch(`${site}/error`)).status).toBe(404);
  });

  it('keeps a page whole that needs React, and its check names it', async () => {
    const { status, headers, html } = await get('/counter');
    expect([status, headers.get('x-page-runtime')]).toEqual([200, 'react']);
    expect(html).toContain('/_next/static/');
    const { code, output } = await run(command, ['check']);
    expect(code).toBe(1);
    expect(output).toMatch(/^Error: \/counter cannot be finished: .*counter\/counter\.tsx$/m);
  });

  it('redirects, and answers what is not there with 404', async () => {
    const old = await get('/old');
    expect([old.status, old.headers.get('location')]).toEqual([308, '/']);
    for (const path of ['/nowhere', '/on-demand/missing'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('answers the same pages with the request handler and the response cache turned off', async () => {
    const plain = await start({ PAGE_CACHE_REQUEST_HANDLER: '0' });
    for (const path of ['/', '/counter', '/on-demand/one', '/nowhere', '/old']) {
      const [ours, theirs] = [await get(path), await get(path, {}, plain.site)];
      expect([path, theirs.status, theirs.html]).toEqual([path, ours.status, ours.html]);
      for (const name of ['content-security-policy', 'x-page-runtime', 'x-frame-options'])
        expect([path, name, theirs.headers.get(name)]).toEqual([
          path,
          name,
          ours.headers.get(name),
        ]);
    }
    await plain.program.end();
  });
});

/** When a page was rendered. */
const renderedAt = ({ html }: { readonly html: string }) =>
  Number(/<h1>.* at (\d+)/.exec(html)?.[1]);

describe('several instances of it that share their pages', () => {
  it('design §4 render a cold page once, expire together, and go on without Redis', async () => {
    const redis = await startRedis();
    onTestFinished(redis.close);
    const env = { REDIS_URL: redis.url };
    const instances = await Promise.all(Array.from({ length: 4 }, () => start(env)));
    onTestFinished(async () => {
      await Promise.all(instances.map((each) => each.program.end('SIGKILL')));
    });
    const [, second = instances[0]] = instances;
    const renders = (slug: string) =>
      instances.flatMap((each) => each.program.output().split(`rendered ${slug}\n`).slice(1));
    const askAll = (slug: string, times = 1) =>
      Promise.all(
        instances.flatMap((each) =>
          Array.from({ length: times }, () => get(`/shared/${slug}`, {}, each.site)),
        ),
      );
    const expire = async () => {
      const at = Date.now();
      await fetch(`${second?.site}/api/expire?tag=items`, { method: 'POST' });
      return at;
    };
    // Two seconds on a machine of one's own, which `pnpm faults` holds.
    const untilNewerThan = (at: number) =>
      until(async () => (await askAll('cold')).every((page) => renderedAt(page) >= at), 5_000);

    // 500 at once. Those that wait too long for room are refused, as under any overload.
    const answers = await askAll('cold', 125);
    const shown = answers.filter(({ status }) => status === 200).map(renderedAt);
    expect([new Set(shown).size, renders('cold').length]).toEqual([1, 1]);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);

    await untilNewerThan(await expire());
    expect(renders('cold')).toHaveLength(2);

    await redis.end('SIGKILL');
    const statuses = [...(await askAll('cold')), ...(await askAll('alone'))].map(
      ({ status }) => status,
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(renders('alone')).toHaveLength(4);
    const untold = await expire();
    await redis.restart();
    await untilNewerThan(untold);
  });

  it('serve the static files of the build before', async () => {
    const previousStatic = await mkdtemp(join(tmpdir(), 'previous-static-'));
    onTestFinished(() => rm(previousStatic, { recursive: true }));
    await mkdir(join(previousStatic, 'chunks'));
    await writeFile(join(previousStatic, 'chunks/of-before.css'), 'h1 { color: red }');
    const { program, site } = await start({ PREVIOUS_STATIC_DIR: previousStatic });
    onTestFinished(() => void program.end());
    const file = await get('/_next/static/chunks/of-before.css', {}, site);
    expect([file.status, file.html]).toEqual([200, 'h1 { color: red }']);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await get('/_next/static/chunks/never.css', {}, site)).status).toBe(404);
    expect((await get('/', {}, site)).status).toBe(200);
  });
});

it('ends on SIGTERM: not ready at once, answers what has begun, closes connections', async () => {
  const redis = await startRedis();
  onTestFinished(redis.close);
  const { program, site } = await start({ REDIS_URL: redis.url });
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const [answer] = await once(request(site + path, { agent }), 'response');
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode, connection: answer.headers.connection };
  };
  // Without a header a connection of HTTP/1.1 stays.
  expect((await ask('/')).connection).toBeUndefined();
  const slow = ask('/shared/in-flight');
  await until(() => program.output().includes('rendered in-flight'));
  const began = performance.now();
  const ended = program.end('SIGTERM');
  await until(async () => (await ask('/api/readyz')).status === 503, 1_000);
  expect(await ask('/')).toEqual({ status: 200, connection: 'close' });
  expect(await slow).toEqual({ status: 200, connection: 'close' });
  expect((await ended).code).toBe(143);
  expect(performance.now() - began).toBeLessThan(10_000);
});
