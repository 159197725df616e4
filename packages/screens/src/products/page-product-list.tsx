import type { Page } from '@plaza/contract';
import type { ListOrder, ProductCardData } from '@plaza/ui-blocks/react';
import { ProductList } from '@plaza/ui-blocks/react';
import { offerLabels } from '../offers/offer-labels.ts';
import type { ScreenProps } from '../screen.ts';
import { type CardWriting, offerSettings } from './card-writing.ts';
import type { Listed } from './kind.ts';
import { kindRow } from './kinds.ts';
import { chooseBadges, comparablePayments } from './live/list-badges.ts';
import { isLivePage } from './live/live-pages.ts';
import { LiveProducts } from './live/live-products.tsx';
import { orderSentence } from './order-sentence.ts';
import { pageKinds, pageProducts } from './page-products.ts';

/** The list of a page's products, in the order that its note says (§2.3). */
export async function PageProductList(props: ScreenProps) {
  const { page, content } = props;
  if (!page.productList) return null;
  const writing = await content.translator();
  const { listed, order } = await pageProducts(props);
  const { heading } = page.productList;
  if (isLivePage(page) && listed.length > 0)
    return (
      <LiveProducts
        {...props}
        lists={[{ id: writing.t('offers-fragment'), heading, name: 'products' }]}
      />
    );
  return (
    <ListedProducts
      {...props}
      id={writing.t('offers-fragment')}
      heading={heading}
      note={orderSentence(page, order, writing)}
      listed={listed}
      order={order}
    />
  );
}

type ListedProductsProps = ScreenProps & {
  readonly id: string;
  readonly heading: string;
  readonly note?: string;
  readonly listed: readonly Listed[];
  /** Offers of other amounts, which have no place in the list. */
  readonly others?: readonly Listed[];
  readonly order: ListOrder | undefined;
  /** Not for products that other lists of the page may have. */
  readonly isTarget?: boolean;
};

/** Products as cards; says so kindly if there are none. */
export async function ListedProducts(props: ListedProductsProps) {
  const { app, page, content, id, heading, note, listed, others = [], order, isTarget } = props;
  const { t, formats } = await content.translator();
  const writing = { t, formats, ...offerSettings(app), amount: page.productList?.amount };
  const cardOf = (each: Listed) => kindRow(each.product.kind).card(each, writing);
  return (
    <ProductList
      id={id}
      heading={heading}
      {...(note !== undefined && { note })}
      {...{ order, isTarget }}
      products={withBadges(listed, withBars(listed, listed.map(cardOf)), t)}
      {...(others.length > 0 && {
        misfits: { heading: t('offers-others'), products: others.map(cardOf) },
      })}
      labels={{ ...offerLabels(t), empty: t(emptyText(page)) }}
      onProblem={(error, product) =>
        app.log({ level: 'error', event: 'offer-left-out', productId: product.id, error })
      }
    />
  );
}

/** Bars of the totals, if the offers are all of one amount: of different ones they say nothing. */
function withBars(listed: readonly Listed[], cards: readonly ProductCardData[]) {
  const offers = listed.flatMap(({ offer }) => offer ?? []);
  const most = Math.max(...offers.map(({ totalPayable }) => totalPayable));
  if (offers.length < 2 || offers.some(({ amount }) => amount !== offers[0]?.amount)) return cards;
  return cards.map((card, index) => {
    const share = Math.round(((listed[index]?.offer?.totalPayable ?? 0) / most) * 100);
    const figures = card.figures.map((figure) =>
      figure.name === 'totalPayable' ? { ...figure, bar: { share } } : figure,
    );
    return { ...card, figures };
  });
}

/** What sets an offer apart, if all are of one amount over one term. */
function withBadges(
  listed: readonly Listed[],
  cards: readonly ProductCardData[],
  t: CardWriting['t'],
): readonly ProductCardData[] {
  const [first] = listed;
  const isOne = listed.every(
    ({ product, offer }) =>
      offer &&
      'offers' in product &&
      offer.amount === first?.offer?.amount &&
      offer.termDays === first.offer.termDays,
  );
  if (!first || !isOne) return cards;
  const badges = kindRow(first.product.kind).live.badges.map((badge) => ({
    ...badge,
    label: t(badge.label),
  }));
  const chosen = chooseBadges([...listed.keys()], badges, offerValues(listed));
  return cards.map((card, index) => {
    const badge = chosen.get(index);
    if (!badge) return card;
    return { ...card, badge: { text: badge.label, property: badge.property } };
  });
}

/** The figures of offers by their index. */
function offerValues(listed: readonly Listed[]) {
  const payments = listed.map(({ offer }) => ({
    payments: offer?.instalments.map(({ count, amount }) => [count, amount] as const) ?? [],
  }));
  const hasPayments = comparablePayments(payments);
  return (index: number, property: string) => {
    if (property === 'totalPayable') return listed[index]?.offer?.totalPayable;
    return hasPayments ? payments[index]?.payments[0]?.[1] : undefined;
  };
}

/** A loan page of an amount suggests another amount. */
function emptyText(page: Page) {
  const isOfAmount = page.productList?.amount !== undefined && pageKinds(page).includes('loan');
  return isOfAmount ? 'no-offers' : 'products-empty';
}
