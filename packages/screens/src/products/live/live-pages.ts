import type { Page, Product } from '@plaza/contract';
import type { PageType } from '@plaza/routing';
import type { Listed } from '../kind.ts';
import { kindRow } from '../kinds.ts';
import type { ListInput } from './list-settings.ts';
import { commonTerm } from './list-terms.ts';
import { liveFigures } from './live-figures.ts';

/** The lists that visitors filter, sort and compare; the static ones stay as they are (§2.3). */
const LIVE_PAGES: readonly PageType[] = [
  'ProductList',
  'ProductListAll',
  'ProductListBankAccount',
  'ProductListBroker',
  'ProductListBrokerDebt',
  'ProductListCreditCard',
  'ProductListLeadQualifier',
  'ProductListRanked',
  'ProductListRankedDebt',
];

export const isLivePage = ({ pageType }: Pick<Page, 'pageType'>): boolean =>
  LIVE_PAGES.includes(pageType as PageType);

/** What the inputs of a kind hold before anything is chosen: the page's amount in the first. */
export function initialNumbers(
  kind: Product['kind'],
  { productList }: Page,
): Partial<Record<ListInput, number>> {
  const [first, ...others] = kindRow(kind).live.inputs;
  const own = first && (productList?.amount ?? first.default);
  return Object.fromEntries(
    [
      ...(first ? [[first.name, own]] : []),
      ...others.map((each) => [each.name, each.default]),
    ].filter(([, value]) => value !== undefined),
  );
}

/** The term of a page before anything is chosen, in days; undefined for a page that asks for none. */
export function initialTerm(products: readonly Product[], page: Page): number | undefined {
  const [kind] = new Set(products.map((product) => product.kind));
  if (!kind || !isLivePage(page) || !hasInputs(page)) return undefined;
  const prices = products.map((product) => kindRow(product.kind).live.price(product));
  return commonTerm(prices, initialNumbers(kind, page).amount);
}

/** The recomputed figures of a product before anything is chosen; undefined for those it lacks. */
export function initialFigures(product: Product, page: Page, term?: number): object {
  const { figures, price } = kindRow(product.kind).live;
  const numbers = hasInputs(page) ? initialNumbers(product.kind, page) : {};
  const { numbers: known } = liveFigures(price(product), { numbers, term });
  return Object.fromEntries(figures.map(({ name }) => [name, known[name]]));
}

/** The APR that a page shows of a product before anything is chosen; undefined if it shows none. */
export function initialRate(
  { product, offer }: Listed,
  page: Page,
  term: number | undefined,
): number | undefined {
  if (!isLivePage(page) || !('offers' in product)) return offer?.apr;
  return (initialFigures(product, page, term) as { readonly apr?: number }).apr;
}

/** A page of all kinds asks for nothing: its figures are those that are published. */
export const hasInputs = ({ pageType }: Pick<Page, 'pageType'>): boolean =>
  pageType !== 'ProductListAll';
