import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import {
  alternates,
  contentPaths,
  findPage,
  type RoutedSite,
  replaceIndex,
  resolveRequest,
  updateIndex,
} from '@plaza/routing';
import { sitemapIndex, sitemapParts, sitemapPieces } from '@plaza/site/core/site-files/sitemap';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { largeSite, pathRows } from './path-rows.ts';

const entries = 100_000;
const requests = 100_000;

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapMegabytes(): number {
  for (let round = 0; round < 4; round += 1) collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

/** Seconds of this thread on a core, which other programs do not lengthen as they do a clock's. */
const seconds = (run: () => unknown): number => {
  const start = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1e6;
};

/** The index alone: the rows that it was made from are gone. */
function fillIndex(site: RoutedSite): { megabytes: number; seconds: number } {
  let rows: ReturnType<typeof pathRows> | undefined = pathRows(16);
  replaceIndex(site, rows);
  rows = undefined;
  const before = heapMegabytes();
  rows = pathRows(entries);
  const filled = rows;
  const taken = seconds(() => replaceIndex(site, filled));
  rows.length = 0;
  rows = undefined;
  return { megabytes: heapMegabytes() - before, seconds: taken };
}

/** Strings as a server receives them: new, so without a cached hash. */
const received = (path: string) => Buffer.from(path).toString('latin1');

function resolveTimes(site: RoutedSite, paths: readonly string[]) {
  const samples = new Float64Array(requests);
  for (let index = 0; index < requests; index += 1) {
    const path = received(paths[(index * 7919) % paths.length] ?? '/');
    const start = process.hrtime.bigint();
    resolveRequest(site, 'large.example', path);
    samples[index] = Number(process.hrtime.bigint() - start) / 1000;
  }
  return samples.sort();
}

const p99 = (sorted: Float64Array) => sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;

/** What a request to another path of the same length costs without any index: its lower bound. */
function mapTimes(paths: readonly string[]) {
  const map = new Map(paths.map((path) => [path, path]));
  const samples = new Float64Array(requests);
  for (let index = 0; index < requests; index += 1) {
    const path = received(paths[(index * 7919) % paths.length] ?? '/');
    const start = process.hrtime.bigint();
    map.get(path);
    samples[index] = Number(process.hrtime.bigint() - start) / 1000;
  }
  return samples.sort();
}

function publicPaths(site: RoutedSite): string[] {
  return [...contentPaths(site).byLocale].flatMap(([locale, { byPath }]) =>
    [...byPath.keys()].map((path) => findPage(site, { locale, path })?.path ?? ''),
  );
}

/** Every file of the sitemap, one after another. */
function writeSitemap(site: RoutedSite): { bytes: number; largest: number } {
  sitemapIndex(site);
  const sizes = sitemapParts(site).map((part) => [...sitemapPieces(site, part)].join('').length);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), largest: Math.max(...sizes) };
}

/** Figures of the index of 100,000 paths in 12 locales. */
export function measureIndex(): Figure[] {
  const site = largeSite();
  const filled = fillIndex(site);
  const paths = publicPaths(site);
  const odd = paths.flatMap((path) => [path.slice(0, -1), `${path}2/`, `${path}nowhere/`]);
  const rows = pathRows(1000).map((row) => ({ ...row, title: `${row.title}, again` }));
  const edit = seconds(() => updateIndex(site, rows)) / rows.length;
  resolveTimes(site, paths);
  const [page, other, lookup] = [
    resolveTimes(site, paths),
    resolveTimes(site, odd),
    mapTimes(paths),
  ];
  const place = { locale: 'es-ES', path: '/articulos/what-a-loan-of-this-kind-costs-7/' };
  if (alternates(site, place).length !== 13) throw new Error('A page lacks versions');
  const sitemaps = [1, 2, 3].map(() => seconds(() => writeSitemap(site)));
  const { bytes } = writeSitemap(site);
  const first = sitemapParts(site)[0];
  const oneFile = seconds(() => first && gzipSync([...sitemapPieces(site, first)].join('')));
  return [
    { name: 'index, memory', ours: filled.megabytes, unit: 'MB', budget: '≤ 60 MB' },
    { name: 'index, made of 100,000 rows', ours: filled.seconds * 1000, unit: 'ms' },
    { name: 'index, one row changed', ours: edit * 1e6, unit: 'µs' },
    {
      name: 'resolve a page, 99th percentile',
      ours: p99(page),
      unit: 'µs',
      rival: { name: 'Map.get', value: p99(lookup) },
      budget: '≤ 20 µs',
    },
    {
      name: 'resolve another spelling or no page, 99th percentile',
      ours: p99(other),
      unit: 'µs',
      budget: '≤ 20 µs',
    },
    { name: 'sitemap, every file', ours: median(sitemaps), unit: 's', budget: '≤ 1 s' },
    { name: 'sitemap, every file', ours: bytes / 1e6, unit: 'MB' },
    { name: 'sitemap, the first file with gzip', ours: oneFile * 1000, unit: 'ms' },
  ];
}
