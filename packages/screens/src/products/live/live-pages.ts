import type { Page, Product } from '@plaza/contract';
import type { PageType } from '@plaza/routing';
import { kindRow } from '../kinds.ts';
import type { ListInput } from './list-settings.ts';
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

/** The recomputed figures of a product before anything is chosen; undefined for those it lacks. */
export function initialFigures(product: Product, page: Page): object {
  const { figures, price } = kindRow(product.kind).live;
  const numbers = hasInputs(page) ? initialNumbers(product.kind, page) : {};
  const { numbers: known } = liveFigures(price(product), { numbers });
  return Object.fromEntries(figures.map(({ name }) => [name, known[name]]));
}

/** A page of all kinds asks for nothing: its figures are those that are published. */
export const hasInputs = ({ pageType }: Pick<Page, 'pageType'>): boolean =>
  pageType !== 'ProductListAll';
