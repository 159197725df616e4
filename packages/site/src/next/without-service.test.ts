import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ClientLimits,
  createContentClient,
  createFileCopyStore,
  selectContent,
  snapshotOf,
} from '@plaza/content-client';
import { type ContentEntity, type EntryOf, RESOURCES, type ResourceName } from '@plaza/contract';
import { sampleContent } from '@plaza/contract/testing';
import { expect, it, onTestFinished } from 'vitest';
import type { App } from '../react/app.ts';
import { createSiteContent } from './create-site-content.ts';

const locale = 'es-ES';
const { entities } = sampleContent();
const sample = entities.find(({ folder }) => folder === 'posts')?.value as EntryOf<'posts'>;

/** 25 posts with a word in their titles: `new` in the service, `old` in the snapshot. */
const postsOf = (word: string) =>
  Array.from({ length: 25 }, (_, index): ContentEntity => {
    const id = `post-${String(index).padStart(2, '0')}`;
    const publishedAt = new Date(Date.UTC(2026, 0, 100 - index)).toISOString();
    const value = { ...sample, id, slug: id, path: `/${id}/`, publishedAt, title: `${word} ${id}` };
    return { folder: 'posts', file: `posts/${id}.json`, value };
  });

/** A service that answers lists and posts, until it is stopped or hangs. */
async function startService() {
  const posts = postsOf('new');
  let state: 'up' | 'hangs' = 'up';
  const server = createServer((request, response) => {
    if (state === 'hangs') return;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service.invalid');
    const id = /^\/content\/posts\/(.+)$/.exec(pathname)?.[1];
    const name: ResourceName = id ? 'post' : 'postSummaries';
    const query = RESOURCES[name].query.parse(Object.fromEntries(searchParams));
    const { value, total } = selectContent(posts, name, { ...query, ...(id && { id }) });
    const headers = { 'content-type': 'application/json', 'total-count': String(total ?? 1) };
    response.writeHead(200, headers).end(JSON.stringify(value));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  };
  onTestFinished(async () => void (server.listening && (await stop())));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop,
    hang() {
      state = 'hangs';
    },
  };
}

/** A process of the site; each call is another one, which shares the folder of copies. */
function startSite(baseUrl: string, folder: string, limits: Partial<ClientLimits> = {}) {
  const lives: string[] = [];
  const client = createContentClient({
    baseUrl,
    snapshot: snapshotOf(postsOf('old')),
    copies: createFileCopyStore(folder),
    limits,
    logger: { warn() {} },
  });
  const content = createSiteContent({
    ...{ app: {} as App, locale, client },
    mark: async (life) => void lives.push(life),
  });
  const read = async () => {
    const second = await content.list('postSummaries', { page: 2 });
    const post = await content.item('post', 'post-03');
    return [second.total, second.entries.map(({ title }) => title).join(), post?.title];
  };
  return { content, read, lives };
}

it.each(['stopped', 'slow'] as const)(
  'design §3 entries and pages of lists are served by a cold site when the service is %s',
  async (how) => {
    const folder = await mkdtemp(join(tmpdir(), 'plaza-copies-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const service = await startService();
    const before = startSite(service.baseUrl, folder);
    const fresh = await before.read();
    expect(fresh).toEqual([
      25,
      expect.stringMatching(/^new post-20,.*new post-24$/),
      'new post-03',
    ]);
    expect(before.lives).toEqual(['fresh', 'fresh']);
    await (how === 'stopped' ? service.stop() : service.hang());

    const impatient = { timeoutMs: 100, attempts: 1, deadlineMs: 200 };
    const cold = startSite(service.baseUrl, folder, impatient);
    expect(await cold.read()).toEqual(fresh);
    // What nobody has read comes from the snapshot.
    expect(await cold.content.item('post', 'post-04')).toMatchObject({ title: 'old post-04' });
    const first = await cold.content.list('postSummaries', { page: 1 });
    expect([first.total, first.entries[0]?.title]).toEqual([25, 'old post-00']);
    expect(cold.lives).toEqual(['stale', 'stale', 'stale', 'stale']);
  },
);
