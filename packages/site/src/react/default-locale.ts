import type { Site } from '@plaza/routing';

/** The locale of documents whose path has none. */
export function defaultLocale({
  site,
}: {
  readonly site: Pick<Site, 'defaultMarket' | 'markets'>;
}): string {
  return (site.defaultMarket ?? site.markets[0])?.locale ?? 'en-US';
}
