import type { App } from './app.ts';

/** The language that a site speaks where no path says which. */
export function defaultLocale({ site }: Pick<App, 'site'>): string {
  return (site.defaultMarket ?? site.markets[0])?.locale ?? 'en-US';
}
