import type { LoanLike, Page, Product, ProductKind } from '@plaza/contract';
import { isImpressionPageType, type PageType } from '@plaza/routing';
import { selectProducts } from '@plaza/ui-blocks';
import type { ListOrder } from '@plaza/ui-blocks/react';
import { orderClaims } from '../offers/order-claims.ts';
import type { ScreenProps } from '../screen.ts';
import type { Listed } from './kind.ts';
import { type LoanQuestion, offerFor } from './kinds/loan/offer-for.ts';
import { kindNames, kindRow } from './kinds.ts';
import { nearestOffer } from './live/live-figures.ts';
import { initialFigures, initialTerm, isLivePage } from './live/live-pages.ts';
import { groupLoans } from './loan-groups.ts';

/** The products of a page in their order. */
export type PageProducts = {
  readonly listed: readonly Listed[];
  /** The same in the groups whose products are ranked against each other, without `others`. */
  readonly groups: readonly ProductGroup[];
  /** Loans of other amounts than the page compares: listed last, without a rank. */
  readonly others: readonly Listed[];
  /** The order that the list keeps; without it, the visit's impression may change the order. */
  readonly order: ListOrder | undefined;
  /** The term over which a live list compares its loans, in days. */
  readonly term?: number | undefined;
};

/** Products that are ranked against each other; loans of static lists by what they are compared for. */
export type ProductGroup = {
  readonly question?: LoanQuestion;
  readonly listed: readonly Listed[];
};

/** The kinds that a page type lists, unless its content says otherwise; default loans. */
export const KINDS_OF_PAGE: Readonly<Partial<Record<PageType, readonly ProductKind[]>>> = {
  ProductListAll: kindNames,
  ProductListBankAccount: ['bankAccount'],
  ProductListBroker: ['broker'],
  ProductListBrokerDebt: ['brokerDebt'],
  ProductListCreditCard: ['creditCard'],
  ProductListCreditCardStatic: ['creditCard'],
  ProductListRankedDebt: ['brokerDebt'],
};

/** Impression pages whose text says the order, so that it never changes (§2.3). */
const KEEPS_ITS_ORDER: readonly PageType[] = ['ProductListRanked', 'ProductListRankedDebt'];

/** Lists of loans that say their order by the text that editors may change. */
const SHOWS_THE_RANKING_NOTE: readonly PageType[] = ['ProductList', 'ProductListStatic'];

/** The kinds of product that a page lists. */
export function pageKinds({ pageType, productList }: Page): readonly ProductKind[] {
  if (productList?.kind) return [productList.kind];
  return KINDS_OF_PAGE[pageType as PageType] ?? ['loan'];
}

/** The products of a page, see `listProducts`. */
export async function pageProducts({
  page,
  content,
}: Pick<ScreenProps, 'page' | 'content'>): Promise<PageProducts> {
  if (!page.productList) return { listed: [], groups: [], others: [], order: undefined };
  const { t } = await content.translator();
  return listProducts(page, { products: await content.products(), rankingNote: t('ranking-note') });
}

/**
 * The active products of a page's kinds that meet the conditions of its content, in the order of
 * its content, or in the order that its text claims, equal ones by name, or else of their ranks: a
 * claim must be true of every page, also of one regenerated after the build.
 */
export function listProducts(
  page: Page,
  {
    products,
    rankingNote,
  }: { readonly products: readonly Product[]; readonly rankingNote: string },
): PageProducts {
  const orderBy = orderOf(page, rankingNote);
  const order = orderBy && orderName(orderBy);
  const all = shownProducts(products, page);
  if (isGrouped(page)) {
    const { groups, others } = groupLoans(all.filter(isLoan), page.productList?.amount);
    const sorted = groups.map((group) => ({
      ...group,
      listed: arrange(group.listed, page, { orderBy }),
    }));
    const listed = [...sorted.flatMap((group) => group.listed), ...others];
    return { listed, groups: sorted, others, order };
  }
  const term = initialTerm(
    all.filter((product) => chooseProduct(product, page)),
    page,
  );
  const chosen = all.flatMap((product) => chooseProduct(product, page, term) ?? []);
  const listed = arrange(chosen, page, { orderBy, term });
  return { listed, groups: [{ listed }], others: [], order, term };
}

const BY_RANK: Order = { property: 'rank', direction: 'asc' };

/** The products that meet the conditions of a page, in its order; of equal ones the name decides. */
function arrange(
  all: readonly Listed[],
  page: Page,
  { orderBy = BY_RANK, term }: { orderBy: Order | undefined; term?: number | undefined },
): Listed[] {
  const { locale, productList } = page;
  const { amount, filter, limit = all.length } = productList ?? {};
  const named =
    orderBy.property === 'rank'
      ? all
      : all.toSorted((a, b) => a.product.name.localeCompare(b.product.name, locale));
  const choices = named.map((listed) => ({
    listed,
    values: {
      ...listed.product,
      ...kindRow(listed.product.kind).values(listed, amount),
      ...(isLivePage(page) && initialFigures(listed.product, page, term)),
    },
  }));
  const chosen = selectProducts(
    choices,
    { ...(filter && { filter }), limit, orderBy },
    new Intl.Collator(locale, { numeric: true }),
  );
  return chosen.map(({ listed }) => listed);
}

const isLoan = (product: Product): product is LoanLike => 'offers' in product;

/** A static list of loans, which answers one question (decision 94). */
const isGrouped = (page: Page) =>
  page.pageType === 'ProductListStatic' &&
  pageKinds(page).every((kind) => kind === 'loan' || kind === 'brokerDebt');

/** By rank, so that equal products stay in that order. */
function shownProducts(products: readonly Product[], page: Page): Product[] {
  const shown = pageKinds(page);
  return products
    .filter(({ active, kind }) => active && shown.includes(kind))
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id);
}

/** A live list leaves nothing out: what does not fit says so, with the nearest published offer. */
function chooseProduct(product: Product, page: Page, term?: number): Listed | undefined {
  const { choose } = kindRow(product.kind);
  const amount = page.productList?.amount;
  if (!isLivePage(page)) return choose(product, amount);
  if (!isLoan(product) || amount === undefined) return choose(product);
  const offer = term === undefined ? undefined : offerFor(product, { amount, termDays: term });
  return offer ? { product, offer } : choose(product, nearestOffer(product.offers, amount)?.amount);
}

type Order = NonNullable<NonNullable<Page['productList']>['order']>;

/** The order that a page keeps; undefined if an impression may change it. */
function orderOf(page: Page, rankingNote: string): Order | undefined {
  const { pageType, locale, heading, lead, meta, productList } = page;
  if (productList?.order) return productList.order;
  const note = SHOWS_THE_RANKING_NOTE.includes(pageType as PageType) ? rankingNote : '';
  const [claim] = orderClaims(locale, [note, heading, lead, meta.description].join('. '));
  if (claim) return { property: 'apr', direction: claim === 'apr-ascending' ? 'asc' : 'desc' };
  if (pageType === 'ProductListLeadQualifier') return { property: 'cost', direction: 'asc' };
  if (pageType === 'ProductListRankedDebt') return { property: 'totalPayable', direction: 'asc' };
  return isReordered(pageType) ? undefined : { property: 'rank', direction: 'asc' };
}

const isReordered = (pageType: string) =>
  isImpressionPageType(pageType as PageType) && !KEEPS_ITS_ORDER.includes(pageType as PageType);

const orderName = ({ property, direction }: Order): ListOrder =>
  `${property}-${direction === 'asc' ? 'ascending' : 'descending'}`;
