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

/** Variants of a page request that are free for a client and must not cost the site much more. */
const variants: readonly Variant[] = [
  { name: 'an unknown query', path: (index) => `/?x=${index}`, status: 200 },
  { name: 'a tracking alias', path: (index) => `/?gclid=abc${index}`, status: 200 },
  { name: 'an unknown path', path: (index) => `/no-hay-nada/${index}/`, status: 404 },
  { name: 'an unknown file', path: (index) => `/wp-${index}.php`, status: 404 },
  { name: 'a missing slash', path: (index) => `/lp?x=${index}`, status: 308 },
];

const plain: Variant = { name: 'the plain page', path: () => '/', status: 200 };

async function requestsPerSecond(site: string, { name, path, status }: Variant): Promise<number> {
  const requests = Array.from({ length: addresses }, (_, index) => ({ path: path(index) }));
  const options = { url: site, connections: 16, duration: secondsPerRound, requests };
  const { errors, statusCodeStats = {}, ...result } = await autocannon(options);
  const isExpected = Object.keys(statusCodeStats).every((code) => Number(code) === status);
  if (errors > 0 || !isExpected)
    throw new Error(`${name}: ${errors} errors, ${JSON.stringify(statusCodeStats)}`);
  return result.requests.average;
}

/** Requests per second of every variant compared with the plain page, in alternating rounds. */
export async function compareRequestVariants(site: string): Promise<Figure[]> {
  const measured = new Map<Variant, number[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const variant of [plain, ...variants]) {
      const rate = await requestsPerSecond(site, variant);
      // The first round warms up the server and is not counted.
      if (round > 0) measured.set(variant, [...(measured.get(variant) ?? []), rate]);
    }
  }
  const rateOf = (variant: Variant) => median(measured.get(variant) ?? []);
  return variants.map((variant) => ({
    name: `${variant.name}, one core`,
    ours: rateOf(variant),
    unit: 'requests/s',
    rival: { name: plain.name, value: rateOf(plain) },
    budget: '≥ 0.5 ×',
  }));
}
