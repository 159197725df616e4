import { productTypes, type RoutedSite } from '@plaza/routing';
import { advertisesCredit } from './credit-page-types.ts';
import type { CreditPage } from './credit-report.ts';

/** How each page of a site is held against the law, by its internal path. */
export type CreditPages = Readonly<Record<string, Omit<CreditPage, 'html'>>>;

const finance: readonly number[] = [
  productTypes.Finance,
  productTypes.FinanceSignup,
  productTypes.FinanceInternalWebsite,
];

/** The pages that `plaza-site check` holds against the law: all of a finance site, none of another. */
export function creditPages({ productType, index }: RoutedSite): CreditPages {
  if (!finance.includes(productType)) return {};
  return Object.fromEntries(
    [...index.pages.values()].map(({ internalPath, locale, route }) => [
      internalPath.replace(/(.)\/$/, '$1'),
      { locale, advertisesCredit: advertisesCredit(route.pageType) },
    ]),
  );
}
