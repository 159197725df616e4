import type { App } from './app.ts';

/** The locale of documents whose path has none. */
export function defaultLocale({ site }: Pick<App, 'site'>): string {
  return (site.defaultMarket ?? site.markets[0])?.locale ?? 'en-US';
}
