import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningRedis, startRedis, until } from '@plaza/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordedSite } from '../core/finish/read-recording.test.support.ts';
import type { RequestRouter } from '../core/request-router.ts';
import { createSharedPages, type SharedPages } from '../core/shared-pages.ts';
import { temporaryFolder } from '../core/temporary-folder.test.support.ts';
import { everyTag } from '../model/shared-cache.ts';
import { createRedisCache } from '../redis/redis-cache.ts';
import { serve } from '../server/serve.test.support.ts';
import { type RequestContext, serverState } from '../server/server-state.ts';
import { definePageCache } from './cache-handler.ts';
import { cacheTags, type TagsManifest } from './cache-tags.ts';

const require = createRequire(import.meta.url);
const incremental = 'next/dist/server/lib/incremental-cache';
const base = require(`${incremental}/file-system-cache.js`).default;
const { nodeFs } = require('next/dist/server/lib/node-fs-methods.js');
const tagsManifest: TagsManifest = require(`${incremental}/tags-manifest.external.js`).tagsManifest;
const state = serverState();
const key = '/route-cache/APP_PAGE/0123/$/a';

let redis: RunningRedis;
let distDir: string;
let close: (() => void)[];
/** Another instance, which has no page cache of Next in this process. */
let other: SharedPages;
let handler: () => InstanceType<typeof base>;
let builds = 0;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.close());

beforeEach(async () => {
  const modules = [...recordedSite.clientModules].map(([id, file]) => [file, { id: Number(id) }]);
  const manifest = JSON.stringify({ clientModules: Object.fromEntries(modules) });
  distDir = temporaryFolder({
    'app-paths-manifest.json': '{"/page":"app/page.js"}',
    'app/page_client-reference-manifest.js': `globalThis.__RSC_MANIFEST["/page"] = ${manifest};\n`,
  });
  builds += 1;
  close = [];
  const connect = async (onExpired: Parameters<typeof createRedisCache>[0]['onExpired']) => {
    const names = { url: redis.url, site: 'two-levels.example', deployment: String(builds) };
    const cache = createRedisCache({ ...names, onExpired, log() {} });
    close.push(cache.close);
    await cache.untilConnected(2_000);
    return createSharedPages({ cache, tagsOf: (value) => cacheTags(value) ?? [], log() {} });
  };
  const PageCache = definePageCache(base, { url: 'https://two-levels.example' }, { tagsManifest });
  state.shared = await connect(async (list) => state.expiry?.expireFromElsewhere(list));
  other = await connect(async (list) => {
    for (const { tags } of list) other.expireHere(tags);
  });
  handler = () =>
    new PageCache({
      ...{ fs: nodeFs, flushToDisk: false, serverDistDir: distDir, revalidatedTags: [] },
      ...{ maxMemoryCacheSize: 1_000_000, _requestHeaders: {} },
    });
});
afterEach(() => {
  for (const each of close) each();
  delete state.shared;
  delete state.hooks;
  Reflect.set(base, 'memoryCache', undefined);
  tagsManifest.clear();
  state.knownPaths.take([everyTag]);
});

const page = (text: string) => ({
  kind: 'APP_PAGE',
  html: `<!DOCTYPE html><html data-runtime="react"><head></head><body>${text}</body></html>`,
  rscData: Buffer.from('flight'),
  headers: { 'x-next-cache-tags': 'content,content:a' },
  status: 200,
  postponed: undefined,
  segmentData: new Map([['/_tree', Buffer.from('segment')]]),
});
const cacheControl = { revalidate: 300, expire: 3_600 };
const get = () => handler().get(key, { kind: 'APP_PAGE', isFallback: false });
const textOf = (entry: { value: { html: string } } | null) =>
  entry && /<body>(.*)<\/body>/.exec(entry.value.html)?.[1];
const writeElsewhere = (text: string) =>
  other.write(key, { value: page(text), cacheControl }, other.start());

it('design §4 takes a page that another instance has finished as it is, with its buffers and its age', async () => {
  writeElsewhere('one');
  const before = Date.now();
  const found = await until(async () => (await get()) ?? undefined);
  expect(found.value).toEqual(page('one'));
  expect(found.cacheControl).toEqual(cacheControl);
  expect(found.lastModified).toBeLessThanOrEqual(Date.now());
  expect(found.lastModified).toBeGreaterThan(before - 1_000);
  // From now on it is this process's own: no question to Redis is needed.
  for (const each of close) each();
  expect(textOf(await get())).toBe('one');
});

it('tells its observer once that a page is of another instance, then that it has it itself', async () => {
  const caches: string[] = [];
  const ownKey = '/route-cache/APP_PAGE/0123/$/b';
  state.observer = {
    onRequest: ({ cache }) => caches.push(cache),
    onRender() {},
    onRefused() {},
  };
  const router: RequestRouter = {
    route: (_host, target) => ({ kind: 'page', path: target }),
    visitorCookies: () => undefined,
  };
  const server = await serve(
    async (_request, response) => {
      const entry = await handler().get(ownKey, { kind: 'APP_PAGE', isFallback: false });
      response.setHeader('x-nextjs-cache', entry ? 'HIT' : 'MISS').end(textOf(entry) ?? 'rendered');
    },
    { router },
  );
  const { port } = server.address() as AddressInfo;
  const visit = async () => (await fetch(`http://127.0.0.1:${port}/b`)).text();
  try {
    expect(await visit()).toBe('rendered');
    other.write(ownKey, { value: page('one'), cacheControl }, other.start());
    await until(() => other.read(ownKey));
    expect([await visit(), await visit()]).toEqual(['one', 'one']);
    // The client may have its answer before the server has reported it.
    await expect.poll(() => caches).toEqual(['miss', 'shared', 'hit']);
  } finally {
    delete state.observer;
    server.close();
  }
});

it('design §4 gives what it has rendered to the others', async () => {
  await handler().set(key, page('one'), { cacheControl });
  const found = await until(() => other.read(key));
  expect(textOf(found as never)).toBe('one');
});

it('design §4 expires a page for all, whichever instance was notified', async () => {
  await handler().set(key, page('one'), { cacheControl });
  await until(() => other.read(key));
  await handler().revalidateTag(['content:a'], { expire: 0 });
  expect(await get()).toBeNull();
  await until(async () => (await other.read(key)) === undefined);
  await handler().set(key, page('two'), { cacheControl });
  await until(() => other.read(key));
  other.expireHere(['content:a']);
  await other.expireElsewhere(['content:a']);
  await until(async () => (await get()) === null, 2_000);
});

it('design §4 shares a page whose request came before an expiration, and its render after it', async () => {
  const handling = handler();
  await other.expireElsewhere(['content:a']);
  await until(() => (tagsManifest.get('content:a')?.expired ?? 0) > 0, 2_000);
  expect(await handling.get(key, { kind: 'APP_PAGE', isFallback: false })).toBeNull();
  await handling.set(key, page('one'), { cacheControl });
  expect(textOf((await until(() => other.read(key))) as never)).toBe('one');
  // Nor is it rendered once more here.
  for (const each of close) each();
  expect(textOf(await get())).toBe('one');
});

it('design §4 the end of a request ends its own claim alone', async () => {
  const claimOf = async () => {
    const context: RequestContext = { path: '/', reads: [] };
    await state.requests.run(context, get);
    return context.claims?.[0]?.claim ?? '';
  };
  const first = await claimOf();
  await handler().set(key, page('one'), { cacheControl });
  await until(() => other.read(key));
  await handler().revalidateTag(['content:a'], { expire: 0 });
  await until(async () => (await other.read(key)) === undefined);
  const second = await claimOf();
  state.shared?.abandon(key, first);
  const waiting = other.read(key, 'of the other');
  await pause(100);
  await expect(Promise.race([waiting, 'waits'])).resolves.toBe('waits');
  state.shared?.abandon(key, second);
  expect(await waiting).toBeUndefined();
  other.abandon(key);
});

it('design §4 lets the app take in what has changed before pages expire', async () => {
  const taken: (readonly string[])[] = [];
  await handler().set(key, page('one'), { cacheControl });
  state.hooks = {
    async beforeExpire(tags) {
      // Nothing has expired yet: a page rendered now would be expired with the others.
      taken.push([...tags, textOf(await get()) ?? 'gone']);
    },
  };
  await other.expireElsewhere(['content:a']);
  await until(async () => (await get()) === null, 2_000);
  expect(taken).toEqual([['content:a', 'one']]);
});

it('design §4 never makes a page younger because this instance heard of an expiration late', async () => {
  await state.expiry?.expireFromElsewhere([{ tags: ['content:a'], ageMs: 60_000 }]);
  const start = other.start();
  writeElsewhere('one');
  const found = await until(async () => (await get()) ?? undefined);
  // Next itself takes it for current, although it is older than the news.
  const { expired = 0 } = tagsManifest.get('content:a') ?? {};
  expect(start.version).toBeDefined();
  expect(found.lastModified).toBeGreaterThanOrEqual(expired);
  expect(Date.now() - expired).toBeGreaterThanOrEqual(60_000);
});

it('expires what a build has prerendered in this process alone', async () => {
  await handler().set(key, page('one'), { cacheControl });
  await until(() => other.read(key));
  state.expiry?.expireHere(['content']);
  // What the others have is as current as before, and comes from them.
  expect(textOf(await get())).toBe('one');
  expect(textOf((await other.read(key)) as never)).toBe('one');
});
