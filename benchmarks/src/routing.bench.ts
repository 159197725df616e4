import { type RoutedSite, resolveRequest, sitePages } from '@plaza/routing';
import findMyWay from 'find-my-way';
import { addRoute, createRouter, findRoute } from 'rou3';
import { fiftyCountries } from './fifty-countries.ts';
import { type Figure, formatFigures } from './figure.ts';

const rounds = 12;
const requestsPerRound = 20_000;
const host = 'plaza.example';

/** Resolves a path; `true` if it is a page. */
type Route = (path: string) => boolean;
type Contestant = { name: string; route: Route };
type Timing = { nsPerRequest: number; p99Ns: number };

function ours(site: RoutedSite): Contestant {
  return {
    name: 'resolveRequest',
    route: (path) => resolveRequest(site, host, path).kind === 'page',
  };
}

function theFindMyWay(site: RoutedSite): Contestant {
  const router = findMyWay();
  for (const page of sitePages(site)) router.on('GET', page.path, () => {}, page);
  return { name: 'find-my-way', route: (path) => router.find('GET', path) !== null };
}

function theRou3(site: RoutedSite): Contestant {
  const router = createRouter<unknown>();
  for (const page of sitePages(site)) addRoute(router, 'GET', page.path, page);
  return { name: 'rou3', route: (path) => findRoute(router, 'GET', path) !== undefined };
}

/** Strings as a server receives them: new, so without a cached hash. */
function requests(paths: readonly string[], seed: number): string[] {
  return Array.from({ length: requestsPerRound }, (_, index) => {
    const path = paths[(index * 7919 + seed * 104_729) % paths.length] ?? '/';
    return Buffer.from(path).toString('latin1');
  });
}

function timeRound({ name, route }: Contestant, paths: readonly string[], seed: number) {
  const together = requests(paths, seed);
  const singly = requests(paths, seed + 1);
  const samples = new Float64Array(singly.length);
  let pages = 0;
  const start = process.hrtime.bigint();
  for (const path of together) if (route(path)) pages += 1;
  const total = Number(process.hrtime.bigint() - start);
  for (const [index, path] of singly.entries()) {
    const before = process.hrtime.bigint();
    route(path);
    samples[index] = Number(process.hrtime.bigint() - before);
  }
  if (pages !== 0 && pages !== together.length) throw new Error(`${name} missed some pages`);
  return { pages, nsPerRequest: total / together.length, samples };
}

const quantile = (values: Float64Array, share: number) =>
  values.sort()[Math.floor(values.length * share)] ?? Number.NaN;

/** Alternating rounds of all routers, so that a slow phase of the machine affects all. */
function race(contestants: readonly Contestant[], paths: readonly string[]): Timing[] {
  const measured = contestants.map(() => ({ ns: [] as number[], samples: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1) {
    const timed = contestants.map((contestant) => timeRound(contestant, paths, round));
    const isFair = timed.every(({ pages }) => pages === timed[0]?.pages);
    if (!isFair) throw new Error('The routers do not agree on what is a page');
    // The first round warms up and is not counted.
    if (round === 0) continue;
    for (const [index, { nsPerRequest, samples }] of timed.entries()) {
      measured[index]?.ns.push(nsPerRequest);
      for (const sample of samples) measured[index]?.samples.push(sample);
    }
  }
  return measured.map(({ ns, samples }) => ({
    nsPerRequest: quantile(Float64Array.from(ns), 0.5),
    p99Ns: quantile(Float64Array.from(samples), 0.99),
  }));
}

function compare(label: string, contestants: readonly Contestant[], paths: readonly string[]) {
  const [own, ...rivals] = race(contestants, paths);
  if (!own) return [];
  return rivals.flatMap((timing, index): Figure[] => {
    const name = contestants[index + 1]?.name ?? '';
    return [
      {
        name: `router, ${label}, mean`,
        ours: own.nsPerRequest,
        unit: 'ns',
        rival: { name, value: timing.nsPerRequest },
      },
      {
        name: `router, ${label}, 99th percentile`,
        ours: own.p99Ns,
        unit: 'ns',
        rival: { name, value: timing.p99Ns },
        budget: '≤ 20,000 ns',
      },
    ];
  });
}

/** Other spellings and unknown paths, which only our router redirects or recovers. */
function oddPaths(pages: readonly string[]): string[] {
  return pages.flatMap((path) => [
    path.slice(0, -1),
    path.toUpperCase(),
    `/${path}?gclid=1`,
    `${path}../${path}`,
    `${path}%2e%2e/`,
    path.replaceAll('/', '\\'),
    `/${'x'.repeat(8192)}`,
  ]);
}

/**
 * `resolveRequest` on 2,000 pages in 50 countries, compared with two public routers on the same
 * table.
 */
export async function measureRouting(): Promise<Figure[]> {
  const site = fiftyCountries();
  const own = ours(site);
  const contestants = [own, theFindMyWay(site), theRou3(site)];
  const pages = [...sitePages(site)].map(({ path }) => path);
  const missing = pages.map((path) => `${path}nowhere/`);
  const [odd] = race(
    [own],
    oddPaths(pages).filter((path) => !pages.includes(path)),
  );
  return [
    ...compare('2,000 pages', contestants, pages),
    ...compare('missing pages', contestants, missing),
    {
      name: 'router, malformed paths and redirects, 99th percentile',
      ours: odd?.p99Ns ?? Number.NaN,
      unit: 'ns',
      budget: '≤ 20,000 ns',
    },
  ];
}

if (import.meta.main) console.log(formatFigures(await measureRouting()));
