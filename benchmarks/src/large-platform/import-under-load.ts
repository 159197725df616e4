import { setTimeout as pause } from 'node:timers/promises';
import type { TestEnvironment } from '@plaza/e2e/environment/test-environment';
import type { Figure } from '../figure.ts';
import { writeLargeContent } from '../large-content/write-large-content.ts';
import { articlePaths, timed } from './visits.ts';

const added = 1000;

/** Visitors at once, the milliseconds each reads a page, and which of their pages is a new one. */
const load = { visitors: 4, reading: 50, newEvery: 10 } as const;

type Visits = { readonly times: number[]; readonly failures: string[] };

/** Visitors read pages, most of them known to the cache, until `isDone`. */
async function visit(
  { known, unknown }: { known: readonly string[]; unknown: readonly string[] },
  isDone: () => boolean,
): Promise<Visits> {
  const visits: Visits = { times: [], failures: [] };
  let count = 0;
  const next = () => {
    count += 1;
    const isNew = count % load.newEvery === 0;
    const pages = isNew ? unknown : known;
    return pages[Math.floor(isNew ? count / load.newEvery : count) % pages.length] ?? '';
  };
  const visitor = async () => {
    while (!isDone()) {
      await timed(next()).then(
        (time) => visits.times.push(time),
        (error: Error) => visits.failures.push(error.message),
      );
      await pause(load.reading);
    }
  };
  await Promise.all(Array.from({ length: load.visitors }, visitor));
  return visits;
}

/** The public paths of the newest articles, as the sitemaps of all locales have them. */
async function pathsInSitemap(site: string): Promise<Set<string>> {
  const index = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = new Set<string>();
  for (const file of locations(index))
    for (const address of locations(await (await fetch(site + file)).text())) paths.add(address);
  return paths;
}

/** Whether a sitemap has a path that was not there before. */
const isInSitemap = async (file: string, before: ReadonlySet<string>) =>
  locations(await (await fetch(file)).text()).some((path) => !before.has(path));

const locations = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, at = '']) => new URL(at).pathname);

/** Imports 1,000 more articles while visitors read pages, old and new, cached and not. */
export async function measureImportUnderLoad(
  environment: TestEnvironment,
  entries: number,
): Promise<Figure[]> {
  const { site, content } = environment;
  const before = await pathsInSitemap(site);
  const pages = (await articlePaths(environment, 2)).map((path) => site + path);
  const lists = [`${site}/es/`, `${site}/es/articulos/`];
  const known = [...lists, ...pages.slice(0, 20)];
  for (const page of known) await timed(page);
  await writeLargeContent(content, { entries: entries + added, isAddition: true });
  let isDone = false;
  const loading = visit({ known, unknown: pages.slice(20) }, () => isDone);
  const output = await environment.importContent().finally(() => {
    isDone = true;
  });
  console.log(output);
  const imported = performance.now();
  const isListed = await isInSitemap(`${site}/sitemap-es-ES.xml`, before);
  const listed = (performance.now() - imported) / 1000;
  if (!isListed) throw new Error('The new articles are not in the sitemap');
  const fresh = [...(await pathsInSitemap(site))].filter((path) => !before.has(path));
  const { times, failures } = await loading;
  // One after another: a site rejects what it cannot render soon (decision 21).
  const opened = fresh.filter((_, at) => at % 50 === 0);
  for (const path of opened) await timed(site + path);
  for (const failure of failures.slice(0, 3)) console.error(failure);
  return [
    { name: `new pages in the sitemap after ${added} articles`, ours: fresh.length, unit: '' },
    { name: 'until the sitemap of a locale has its own', ours: listed, unit: 's', budget: '≤ 2 s' },
    { name: 'of them visited at once, each answered 200', ours: opened.length, unit: '' },
    { name: 'visits during the import', ours: times.length, unit: '' },
    { name: 'of them failed', ours: failures.length, unit: '', budget: '0' },
    { name: 'slowest', ours: Math.max(...times), unit: 'ms' },
  ];
}
