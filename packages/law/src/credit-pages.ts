import { regimeOf } from '@plaza/finance';
import { countryOfLocale, productTypes, type RoutedSite, sitePages } from '@plaza/routing';
import { advertisesCredit } from './credit-page-types.ts';
import type { CreditPage } from './credit-report.ts';

/** How each page of a site is checked against credit law, by its internal path. */
export type CreditPages = Readonly<Record<string, Omit<CreditPage, 'page'>>>;

const finance: readonly number[] = [
  productTypes.Finance,
  productTypes.FinanceSignup,
  productTypes.FinanceInternalWebsite,
];

/** Whether a site's products are finance, which credit law applies to. */
export const isFinanceSite = ({ productType }: Pick<RoutedSite, 'productType'>) =>
  finance.includes(productType);

/**
 * The pages that `plaza-site check-build` checks against credit law: all pages of a finance site.
 */
export function creditPages(site: RoutedSite): CreditPages {
  if (!isFinanceSite(site)) return {};
  return Object.fromEntries(
    [...sitePages(site)].map(({ internalPath, locale, route }) => [
      internalPath.replace(/(.)\/$/, '$1'),
      {
        locale,
        regime: regimeOf(countryOfLocale(site, locale)),
        advertisesCredit: advertisesCredit(route.pageType),
      },
    ]),
  );
}
