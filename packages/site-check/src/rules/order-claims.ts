import { textsOf } from '@plaza/check';
import { initialRate, listProducts, orderClaims } from '@plaza/screens';
import type { OfferOrder } from '@plaza/ui-blocks/react';
import { interfaceOf } from '../interface-of.ts';
import type { CheckedSite, Entry, Finding, SiteRule } from '../model.ts';
import { activeProducts } from '../page-offers.ts';

/** The order of offers that a page claims is the order of its list. */
export const orderSentences: SiteRule = async (site) => {
  if (!site.isWhole('products')) return [];
  const pages = site.entries('pages').filter(({ value }) => value.productList);
  return (await Promise.all(pages.map((page) => pageFindings(site, page)))).flat();
};

const NAMES = {
  'apr-ascending': 'from the lowest APR to the highest',
  'apr-descending': 'from the highest APR to the lowest',
} as const;

async function pageFindings(
  site: CheckedSite,
  { file, value }: Entry<'pages'>,
): Promise<Finding[]> {
  const { locale } = value;
  if (!site.plaza.site.marketByLocale.has(locale)) return [];
  const { translator } = await interfaceOf(site, locale);
  const { groups, order, term } = listProducts(value, {
    products: activeProducts(site, locale),
    rankingNote: translator?.t('ranking-note') ?? '',
  });
  const rates = groups.map(({ listed }) =>
    listed.flatMap((each) => initialRate(each, value, term) ?? []),
  );
  // A list of one offer is in any order.
  const isTrue = (claim: OfferOrder) =>
    (!order?.startsWith('apr-') || order === claim) &&
    rates.every((group) => isOrdered(claim === 'apr-ascending' ? group : group.toReversed()));
  return textsOf(value).flatMap(({ path, text }) =>
    orderClaims(locale, text)
      .filter((claim) => !isTrue(claim))
      .map((claim) => ({
        file,
        path,
        message: `the text claims that offers are ordered ${NAMES[claim]}, but the list has ${rates.map((group) => group.join(', ')).join('; ')}`,
        hint: 'Correct the sentence, or the ranks of the products.',
      })),
  );
}

const isOrdered = (rates: readonly number[]) =>
  rates.every((rate, index) => rate >= (rates[index - 1] ?? rate));
