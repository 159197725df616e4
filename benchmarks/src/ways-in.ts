import autocannon from 'autocannon';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const rounds = 5;
const secondsPerRound = 2;
/** Different addresses of one kind, so that none of them is known by itself. */
const addresses = 200;

type Way = {
  readonly name: string;
  readonly path: (index: number) => string;
  readonly status: number;
};

/** Ways to ask for a page that cost a client nothing and must not cost the site much more. */
const ways: readonly Way[] = [
  { name: 'an unknown query', path: (index) => `/?x=${index}`, status: 200 },
  { name: 'a tracking alias', path: (index) => `/?gclid=abc${index}`, status: 200 },
  { name: 'an unknown path', path: (index) => `/no-hay-nada/${index}/`, status: 404 },
  { name: 'an unknown file', path: (index) => `/wp-${index}.php`, status: 404 },
  { name: 'a missing slash', path: (index) => `/lp?x=${index}`, status: 308 },
];

const plain: Way = { name: 'the plain page', path: () => '/', status: 200 };

async function requestsPerSecond(site: string, { name, path, status }: Way): Promise<number> {
  const requests = Array.from({ length: addresses }, (_, index) => ({ path: path(index) }));
  const options = { url: site, connections: 16, duration: secondsPerRound, requests };
  const { errors, statusCodeStats = {}, ...result } = await autocannon(options);
  const isExpected = Object.keys(statusCodeStats).every((code) => Number(code) === status);
  if (errors > 0 || !isExpected)
    throw new Error(`${name}: ${errors} errors, ${JSON.stringify(statusCodeStats)}`);
  return result.requests.average;
}

/** Requests per second by every way in beside the plain page, by turns in one run. */
export async function compareWaysIn(site: string): Promise<Figure[]> {
  const measured = new Map<Way, number[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of [plain, ...ways]) {
      const rate = await requestsPerSecond(site, way);
      // The first round warms the server and is not counted.
      if (round > 0) measured.set(way, [...(measured.get(way) ?? []), rate]);
    }
  }
  const rateOf = (way: Way) => median(measured.get(way) ?? []);
  return ways.map((way) => ({
    name: `${way.name}, one core`,
    ours: rateOf(way),
    unit: 'requests/s',
    rival: { name: plain.name, value: rateOf(plain) },
    budget: '≥ 0.5 ×',
  }));
}
