import type { RoutedSite } from '@plaza/routing';
import { searchLocales } from '@plaza/screens';

/** Whether a site has several countries or a search, and so an entry with more modules. */
export const isLargeSite = (site: Pick<RoutedSite<unknown>, 'markets' | 'routes'>): boolean =>
  site.markets.length > 1 || searchLocales(site).length > 0;
