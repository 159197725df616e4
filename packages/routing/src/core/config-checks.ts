import type { Locale } from '@plaza/contract';
import type { Market } from '../model/country.ts';
import { SiteConfigError } from '../model/errors.ts';
import { reservedSegments } from '../model/reserved-segments.ts';
import type { Site } from '../model/site.ts';

const LOCALE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|\d{3})$/;
const SEGMENT = /^[a-z0-9][a-z0-9_-]*$/;
const PATH = /^\/([a-z0-9][a-z0-9_-]*\/)*$/;

/** Longer first segments of a request are not looked up. */
export const MAX_PREFIX_LENGTH = 64;
const MAX_ROUTE_PATH_LENGTH = 900;

/** Throws a `SiteConfigError` for `field` unless the condition holds. */
export function check(condition: boolean, field: string, problem: string): asserts condition {
  if (!condition) throw new SiteConfigError(field, problem);
}

/** Formats any value for an error message. */
export function quote(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/**
 * Reads each item of a list.
 *
 * @throws SiteConfigError with what is wrong with any of them, so that one run shows all
 */
export function readEach<T, R>(items: readonly T[], read: (item: T, index: number) => R): R[] {
  const errors: SiteConfigError[] = [];
  const results = items.flatMap((item, index) => {
    try {
      return [read(item, index)];
    } catch (error) {
      if (!(error instanceof SiteConfigError)) throw error;
      errors.push(error);
      return [];
    }
  });
  const [first, ...others] = errors;
  if (!first) return results;
  const problem = first.message.slice(`${first.field}: `.length);
  throw new SiteConfigError(first.field, problem, others);
}

export function checkPattern(value: unknown, field: string, rule: { is: RegExp; want: string }) {
  const fits = typeof value === 'string' && rule.is.test(value);
  check(fits, field, `${quote(value)} is not ${rule.want}`);
}

export function checkId(value: unknown, field: string) {
  const fits = Number.isSafeInteger(value) && (value as number) > 0;
  check(fits, field, `${quote(value)} is not a positive integer`);
}

export function checkLocale(value: unknown, field: string): asserts value is Locale {
  checkPattern(value, field, { is: LOCALE, want: "a locale such as 'es-ES'" });
}

function checkNotReserved(segment: string, field: string) {
  const isReserved = (reservedSegments as readonly string[]).includes(segment);
  check(!isReserved, field, `'${segment}' is reserved for the shell`);
}

/** A prefix is one path segment: lower case, no slashes, not reserved. */
export function checkPathPrefix(value: unknown, field: string) {
  checkNotReserved(String(value), field);
  checkPattern(value, field, { is: SEGMENT, want: "one lower-case path segment such as 'es-en'" });
  check(String(value).length <= MAX_PREFIX_LENGTH, field, 'is too long for a prefix');
}

/** A route path is normalized: `/` or `/segment/…/`, lower-case ASCII. */
export function checkRoutePath(value: unknown, field: string) {
  checkNotReserved(firstSegment(String(value)), field);
  checkPattern(value, field, { is: PATH, want: "a path in normal form such as '/100-euros/'" });
  check(String(value).length <= MAX_ROUTE_PATH_LENGTH, field, 'is too long for a path');
}

/** A path that is served without a prefix must not start with one. */
export function checkSelectsNoMarket(
  site: Pick<Site, 'markets' | 'defaultMarket'>,
  { market, path }: { market: Market; path: string },
  field: string,
) {
  if (market.pathPrefix && market !== site.defaultMarket) return;
  const segment = firstSegment(path);
  const selects = (other: Market) =>
    segment === other.pathPrefix || segment === other.locale.toLowerCase();
  const other = segment ? site.markets.find(selects) : undefined;
  check(!other, field, `'${path}' begins with the path segment that selects ${other?.locale}`);
}

/** First segment of a path with a leading slash; empty for `/`. */
export function firstSegment(path: string): string {
  const end = path.indexOf('/', 1);
  return end < 0 ? path.slice(1) : path.slice(1, end);
}
