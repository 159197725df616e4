import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Post } from '@plaza/contract';
import { freePort, type RunningProcess, startRedis, until } from '@plaza/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownEnvironment } from '../environment/fixtures.ts';
import { findSite } from '../environment/site-apps.ts';
import { startSiteInstance } from '../environment/test-site.ts';

const redis = await startRedis();
const siteEnv = { REDIS_URL: redis.url };
const app = await findSite('platform');
const environment = ownEnvironment({ sites: [app], siteEnv });

/** A second instance, which the service does not know. */
let running: RunningProcess;
let second: string;

beforeAll(async () => {
  const port = await freePort();
  second = `http://127.0.0.1:${port}`;
  const { env, leadForm } = environment();
  running = await startSiteInstance(
    { app, port },
    { env, leadForm, sentryDsn: undefined, siteEnv },
  );
});
afterAll(async () => {
  await running?.end();
  await redis.close();
});

const page = async (site: string, path: string) => {
  const response = await fetch(site + path);
  const cache = response.headers.get('x-nextjs-cache');
  return { status: response.status, cache, html: await response.text() };
};

const folder = () => join(environment().content, 'posts/es-ES');
const path = '/es/articulos/un-articulo-de-dos-instancias/';
const list = '/es/articulos/';

it('design §4 a new article is on an instance that the service did not notify', async () => {
  const first = environment().site;
  const known: Post = JSON.parse(await readFile(join(folder(), 'how-apr-works.json'), 'utf8'));
  const title = 'Un artículo de dos instancias';
  const slug = 'un-articulo-de-dos-instancias';
  const post = { ...known, id: slug, slug, path: `/articulos/${slug}/`, title, relatedPostIds: [] };
  await page(second, list);
  expect((await page(second, path)).status).toBe(404);
  const file = join(folder(), `${slug}.json`);
  await writeFile(file, JSON.stringify(post));
  await environment().importContent();
  await until(async () => (await page(second, path)).status === 200, 2_000);
  await until(async () => (await page(second, list)).html.includes(title), 2_000);
  // The first instance takes it from Redis, where the second one put it.
  expect(await page(first, path)).toMatchObject({ status: 200, cache: 'HIT' });
  expect((await page(first, list)).html).toContain(title);
  await rm(file);
  await environment().importContent();
  await until(async () => (await page(second, path)).status === 410, 2_000);
  await until(async () => !(await page(second, list)).html.includes(title), 2_000);
});

it('§9 an instance that has just started shows the pictures of all its front pages at once', async () => {
  const fronts = app.config.site.markets.map(({ pathPrefix }) => `/${pathPrefix}/`);
  const pages = await Promise.all(fronts.map((front) => page(second, front)));
  const pictures = new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(/ src="(\/images\/[^"]+)"/g)].map(([, src]) => src),
    ),
  );
  expect(pictures.size).toBeGreaterThan(100);
  const statuses = await Promise.all(
    [...pictures].map(async (src) => (await fetch(second + src)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});
