import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { readRecording, recordedSite } from '../core/finish/read-recording.test.support.ts';
import { temporaryFolder } from '../core/temporary-folder.test.support.ts';
import { runtimeHeader } from '../model/page.ts';
import { onExpired } from '../server/on-expired.ts';
import { type Expired, serverState } from '../server/server-state.ts';
import { definePageCache } from './cache-handler.ts';
import type { PageEntry } from './page-finisher.ts';

const require = createRequire(import.meta.url);
const base = require('next/dist/server/lib/incremental-cache/file-system-cache.js').default;
const { nodeFs } = require('next/dist/server/lib/node-fs-methods.js');

const clientModules = Object.fromEntries(
  [...recordedSite.clientModules].map(([id, file]) => [file, { id: Number(id) }]),
);
let distDir: string;

/** A build's server folder with a prerendered page and a prerendered not-found page. */
beforeEach(() => {
  distDir = temporaryFolder({
    'app-paths-manifest.json': '{"/page":"app/page.js"}',
    'app/page_client-reference-manifest.js': `globalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({ clientModules })};\n`,
    'app/_not-found.html': readRecording('_not-found'),
    'app/index.html': readRecording('index'),
    'app/index.meta': '{"headers":{"x-next-cache-tags":"content"}}',
    'app/index.rsc': 'flight',
  });
});

const pageCache = () => definePageCache(base, { url: 'https://fixture.example' });

/** A handler as Next creates it; each simulates another process, because it keeps no memory. */
function handler(PageCache = pageCache(), memoryBytes = 0, fs = nodeFs) {
  return new PageCache({
    fs,
    flushToDisk: true,
    serverDistDir: distDir,
    revalidatedTags: [],
    maxMemoryCacheSize: memoryBytes,
    _requestHeaders: {},
  });
}

const getContext = { kind: 'APP_PAGE', isFallback: false } as Parameters<
  ReturnType<typeof handler>['get']
>[1];
const setContext = { cacheControl: { revalidate: 60, expire: 120 } } as Parameters<
  ReturnType<typeof handler>['set']
>[2];
const read = async (key: string) =>
  (await handler().get(key, getContext))?.value as PageEntry | undefined;
const rendered = (name: string, status: number) =>
  ({
    kind: 'APP_PAGE',
    html: readRecording(name),
    rscData: Buffer.from('flight'),
    headers: { 'x-next-cache-tags': 'content' },
    status,
    postponed: undefined,
    segmentData: undefined,
  }) as unknown as Parameters<ReturnType<typeof handler>['set']>[1];

it('design §3.3 finishes a prerendered page on read and leaves its files unchanged', async () => {
  const page = await read('/index');
  expect(page?.headers).toMatchObject({ [runtimeHeader]: 'none', 'x-next-cache-tags': 'content' });
  expect(page?.html).not.toContain('__next_f');
  expect(readFileSync(join(distDir, 'app/index.html'), 'utf8')).toBe(readRecording('index'));
});

it('design §3.3 reads a prerendered page that an image keeps compressed, with the time of its file', async () => {
  const plain = await handler().get('/index', getContext);
  for (const name of ['index.html', 'index.rsc', '_not-found.html']) {
    const file = join(distDir, 'app', name);
    const { atime, mtime } = statSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    utimesSync(`${file}.br`, atime, mtime);
    rmSync(file);
  }
  expect(await handler().get('/index', getContext)).toEqual(plain);
  const empty = rendered('on-demand-missing', 404);
  await handler().set('/route-cache/APP_PAGE/0123/$/nothing', empty, setContext);
  expect((empty as unknown as PageEntry).html).toContain('<main');
  expect(await read('/unknown')).toBeUndefined();
});

it('design §3.3 is created for the proxy, to which Next gives no file system', async () => {
  expect(await handler(pageCache(), 0, null).get('/index', getContext)).toBeNull();
});

it('design §3.3 finishes a page rendered at run time before it is cached and sent', async () => {
  const value = rendered('on-demand-uno', 200);
  await handler().set('/route-cache/APP_PAGE/0123/$/on-demand/uno', value, setContext);
  const first = value as unknown as PageEntry;
  expect(first.headers?.[runtimeHeader]).toBe('none');
  const again = await read('/route-cache/APP_PAGE/0123/$/on-demand/uno');
  expect(again).toMatchObject({ html: first.html, headers: first.headers, status: 200 });
});

it('design §3.3 stores a notFound() while rendering as the not-found page', async () => {
  const key = '/route-cache/APP_PAGE/0123/$/on-demand/missing';
  await handler().set(key, rendered('on-demand-missing', 404), setContext);
  const page = await read(key);
  expect(page).toMatchObject({ status: 404, headers: { [runtimeHeader]: 'none' } });
  expect(page?.html).toContain('<h1>Página no encontrada</h1>');
});

it('design §3.3 passes missing entries and other kinds of entries through', async () => {
  expect(await read('/nowhere')).toBeUndefined();
  await handler().set('/gone', null, setContext);
});

it('design §3 renders a page again whose content changed while it was rendered', async () => {
  onTestFinished(() => void Reflect.set(base, 'memoryCache', undefined));
  const PageCache = pageCache();
  const request = () => handler(PageCache, 1_000_000);
  const [slow, other] = [request(), request()];
  const key = '/route-cache/APP_PAGE/0123/$/on-demand/uno';
  await request().revalidateTag(['other'], { expire: 0 });
  await slow.set(key, rendered('on-demand-uno', 200), setContext);
  expect(await request().get(key, getContext)).not.toBeNull();
  await request().revalidateTag(['content'], { expire: 0 });
  await other.set(key, rendered('on-demand-uno', 200), setContext);
  expect(await request().get(key, getContext)).toBeNull();
});

it('design §4 reports the public paths of pages whose tags expire', async () => {
  const expired: Expired[] = [];
  onTestFinished(onExpired((each) => expired.push(each)));
  onTestFinished(
    onExpired(() => {
      throw new Error('a listener that fails');
    }),
  );
  const { requests } = serverState();
  const key = '/route-cache/APP_PAGE/0123/$/app/uno';
  await requests.run({ path: '/uno/', reads: [] }, () =>
    handler().set(key, rendered('on-demand-uno', 200), setContext),
  );
  await requests.run({ path: '/', reads: [] }, () => handler().get('/index', getContext));
  await handler().revalidateTag(['other'], { expire: 0 });
  await handler().revalidateTag('content', { expire: 0 });
  expect(expired).toEqual([
    { tags: ['other'], paths: [] },
    { tags: ['content'], paths: ['/', '/uno/'] },
  ]);
});
