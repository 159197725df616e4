import type { RoutedSite } from '@plaza/routing';
import { type CreditPages, creditPages } from './credit-pages.ts';
import { type GamblingPages, gamblingPages } from './gambling-pages.ts';

/** The pages that each law applies to. */
export type LawPages = { readonly credit: CreditPages; readonly gambling: GamblingPages };

/** How `plaza-site check-build` checks each page of a site. */
export const lawPages = (site: RoutedSite): LawPages => ({
  credit: creditPages(site),
  gambling: gamblingPages(site),
});
