import { textsOf } from '@plaza/check';
import { initialRate, listProducts, orderClaims } from '@plaza/screens';
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
  const { listed, term } = listProducts(value, {
    products: activeProducts(site, locale),
    rankingNote: translator?.t('ranking-note') ?? '',
  });
  const rates = listed.flatMap((each) => initialRate(each, value, term) ?? []);
  return textsOf(value).flatMap(({ path, text }) =>
    orderClaims(locale, text)
      .filter((claim) => !isOrdered(claim === 'apr-ascending' ? rates : rates.toReversed()))
      .map((claim) => ({
        file,
        path,
        message: `the text claims that offers are ordered ${NAMES[claim]}, but the list has ${rates.join(', ')}`,
        hint: 'Correct the sentence, or the ranks of the products.',
      })),
  );
}

const isOrdered = (rates: readonly number[]) =>
  rates.every((rate, index) => rate >= (rates[index - 1] ?? rate));
