import autocannon from 'autocannon';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const rounds = 5;
const secondsPerRound = 2;
/** Different URLs per variant, so that none is cached by itself. */
const addresses = 200;

type Variant = {
  readonly name: string;
  readonly path: (index: number) => string;
  readonly status: number;
};

/** A click that is counted, so that its site stores and delivers it. */
const click: Variant = {
  name: 'a click on an offer',
  path: () => '/go/almendro-credito',
  status: 302,
};
const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Requests per second for pages while clicks are timed, and of these clicks. */
const besideLoad = { pages: 1_500, clicks: 200 };

/** Variants of a page request that are free for a client and must not cost the site much more. */
const variants: readonly Variant[] = [
  { name: 'an unknown query', path: (index) => `/?x=${index}`, status: 200 },
  { name: 'a tracking alias', path: (index) => `/?gclid=abc${index}`, status: 200 },
  { name: 'an unknown path', path: (index) => `/no-hay-nada/${index}/`, status: 404 },
  { name: 'an unknown file', path: (index) => `/wp-${index}.php`, status: 404 },
  click,
  { name: 'a missing slash', path: (index) => `/lp?x=${index}`, status: 308 },
];

const plain: Variant = { name: 'the plain page', path: () => '/', status: 200 };

async function requestsPerSecond(site: string, { name, path, status }: Variant): Promise<number> {
  const requests = Array.from({ length: addresses }, (_, index) => ({ path: path(index) }));
  const headers = { 'user-agent': agent };
  const options = { url: site, connections: 16, duration: secondsPerRound, requests, headers };
  const { errors, statusCodeStats = {}, ...result } = await autocannon(options);
  const isExpected = Object.keys(statusCodeStats).every((code) => Number(code) === status);
  if (errors > 0 || !isExpected)
    throw new Error(`${name}: ${errors} errors, ${JSON.stringify(statusCodeStats)}`);
  return result.requests.average;
}

/** Milliseconds within which 99 % of the clicks are answered while pages are requested. */
async function clickLatency(site: string): Promise<number> {
  const send = (path: string, connections: number, overallRate: number) =>
    autocannon({
      ...{ url: site + path, connections, overallRate, duration: 2 * secondsPerRound },
      headers: { 'user-agent': agent },
    });
  const [, { latency }] = await Promise.all([
    send(plain.path(0), 16, besideLoad.pages),
    send(click.path(0), 8, besideLoad.clicks),
  ]);
  return latency.p99;
}

/** Requests per second of every variant compared with the plain page, in alternating rounds. */
export async function compareRequestVariants(site: string): Promise<Figure[]> {
  const measured = new Map<Variant, number[]>();
  const slowest: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const variant of [plain, ...variants]) {
      const rate = await requestsPerSecond(site, variant);
      // The first round warms up the server and is not counted.
      if (round > 0) measured.set(variant, [...(measured.get(variant) ?? []), rate]);
    }
    if (round > 0) slowest.push(await clickLatency(site));
  }
  const rateOf = (variant: Variant) => median(measured.get(variant) ?? []);
  const ofVariants = variants.map(
    (variant): Figure => ({
      name: `${variant.name}, one core`,
      ours: rateOf(variant),
      unit: 'requests/s',
      rival: { name: plain.name, value: rateOf(plain) },
      budget: '≥ 0.5 ×',
    }),
  );
  const { pages, clicks } = besideLoad;
  const p99 = {
    name: `${click.name}, p99 of ${clicks} a second beside ${pages.toLocaleString('en')} pages`,
    ...{ ours: median(slowest), unit: 'ms' },
  };
  return [...ofVariants, { ...p99, budget: '≤ 20 ms' }];
}
