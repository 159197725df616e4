import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type EditorEntry, entryAddress } from '@plaza/contract/editor';
import { firstOwnerLink } from '@plaza/e2e/editor/edited-site';
import { signInByLink } from '@plaza/e2e/editor/sign-in-by-link';
import { openTestEnvironment, type TestEnvironment } from '@plaza/e2e/environment/test-environment';
import { startSiteInstance } from '@plaza/e2e/environment/test-site';
import { freePort, runProcess, startRedis } from '@plaza/testing';
import { root } from '@plaza/workspace/run';
import { createDatabaseFactory } from 'leads-service/testing/databases';
import { chosenSite } from './chosen-site.ts';
import { type Figure, formatFigures } from './figure.ts';
import { writeLargeContent } from './large-content/write-large-content.ts';
import { median } from './median.ts';

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '100000' } },
  strict: false,
});
const entries = Number(values.entries);
const instances = 4;
const publications = 20;
const budget = 2_000;

const websiteId = chosenSite.config.site.id;
const entry = { folder: 'posts', locale: 'es-ES', id: 'post-000001' } as const;
/** The service compares it with what browsers name; nobody opens it here. */
const editorUrl = 'https://editor.example';

/** Hands the website over to editors. @returns a function that calls the service as its owner */
async function signInAsOwner(environment: TestEnvironment) {
  const editorEnv = { EDITOR_URL: editorUrl, EDITOR_SECRET: randomBytes(32).toString('hex') };
  const env = { ...environment.env, ...editorEnv };
  const command = (...args: string[]) =>
    runProcess({
      ...{ args: ['dist/command.js', ...args], env },
      cwd: join(root, 'apps/leads-service'),
    });
  await environment.stopService();
  await environment.startService(editorEnv);
  await command('content:own', `${websiteId}`, 'editor', '--folder', environment.content);
  const link = firstOwnerLink(await command('editor:owner', '--first')) ?? '';
  const cookie = await signInByLink(link, { at: environment.service, origin: editorUrl });
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${environment.service}/website/${websiteId}/editor${path}`, {
      method,
      headers: { cookie, origin: editorUrl, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json() as Promise<T>;
  };
}

type Call = Awaited<ReturnType<typeof signInAsOwner>>;

/** Saves another title. @returns what publishes it */
async function save(call: Call, title: string): Promise<object> {
  const address = `/drafts/${entryAddress(entry)}`;
  const { published, draft } = await call<EditorEntry>('GET', address);
  const saved = await call<EditorEntry>('PUT', address, {
    text: published?.text.replace(/"title": ?"[^"]*"/, `"title":"${title}"`),
    baseVersion: published?.version,
    draftVersion: draft?.version ?? 0,
  });
  const entries = [{ ...entry, draftVersion: saved.draft?.version }];
  return { entries, reason: 'A measurement' };
}

/** Milliseconds until a page of an instance shows a text, while it is asked for again and again. */
async function untilShown(page: string, text: string, began: number): Promise<number> {
  while (!(await (await fetch(page)).text()).includes(text)) {
    if (performance.now() - began > 30_000) throw new Error(`${page} does not show "${text}"`);
    await pause(10);
  }
  return performance.now() - began;
}

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

async function measurePublications(call: Call, pages: readonly string[]): Promise<Figure[]> {
  const answered: number[] = [];
  const shown: number[] = [];
  for (let round = 0; round < publications; round += 1) {
    const title = `Un título ${round} de la medida`;
    const publication = await save(call, title);
    const began = performance.now();
    const visible = Promise.all(pages.map((page) => untilShown(page, title, began)));
    await call('POST', '/publish', publication);
    answered.push(performance.now() - began);
    shown.push(Math.max(...(await visible)));
  }
  const of = `${publications} publications among ${entries} entries`;
  return [
    { name: `${of}, answered, median`, ours: median(answered), unit: 'ms' },
    { name: `visible on ${instances} instances, median`, ours: median(shown), unit: 'ms' },
    { name: 'and p95', ours: p95(shown), unit: 'ms', budget: `≤ ${budget} ms` },
  ];
}

/** The built platform (`--site platform`) on PostgreSQL and Redis, its articles edited by its owner. */
async function measure(): Promise<Figure[]> {
  const databases = await createDatabaseFactory('postgres');
  const { databaseUrl = '' } = await databases.fresh();
  const redis = await startRedis();
  const siteEnv = { REDIS_URL: redis.url };
  const environment = await openTestEnvironment({
    ...{ sites: [chosenSite], databaseUrl, siteEnv },
    addContent: (folder) => writeLargeContent(folder, { entries, isAddition: true }),
  });
  const others: { readonly site: string; readonly end: () => Promise<unknown> }[] = [];
  try {
    while (others.length < instances - 1) {
      const port = await freePort();
      const { end } = await startSiteInstance(
        { app: chosenSite, port },
        { ...environment, sentryDsn: undefined, siteEnv },
      );
      others.push({ site: `http://127.0.0.1:${port}`, end });
    }
    const call = await signInAsOwner(environment);
    const { published } = await call<EditorEntry>('GET', `/drafts/${entryAddress(entry)}`);
    const path = `/es${JSON.parse(published?.text ?? '{}').path}`;
    const pages = [environment, ...others].map(({ site }) => site + path);
    for (const page of pages) await (await fetch(page)).text();
    return await measurePublications(call, pages);
  } finally {
    for (const { end } of others) await end();
    await environment.close();
    await redis.close();
    await databases.dispose();
  }
}

const figures = await measure();
console.log(formatFigures(figures));
// The PostgreSQL server of the factory ends with this process.
process.exit(figures.some(({ budget: limit, ours }) => limit && ours > budget) ? 1 : 0);
