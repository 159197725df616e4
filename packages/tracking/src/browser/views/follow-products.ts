import type { ProductView } from '@plaza/contract';
import type { Delivery } from '../../core/delivery/create-delivery.ts';
import type { ImpressionSettings } from '../../core/impression/impression-settings.ts';
import type { ImpressionAnswer } from '../../core/impression/read-impression.ts';
import {
  isSent,
  type UserEventPartition,
  type UserEventSettings,
} from '../../core/views/user-events.ts';
import type { ViewedProducts } from './open-viewed-products.ts';
import { rankProducts } from './rank-products.ts';
import { watchViews } from './watch-views.ts';

export type ProductHooks = {
  readonly delivery: Pick<Delivery, 'send'>;
  readonly viewed: ViewedProducts;
  /** A UUID, or 128 random bits as base64url. */
  readonly newId: () => string;
};

const PRODUCT = '[data-product-id][data-position]';
/** Products that no filter hides. */
const VISIBLE = `:not([hidden]) > ${PRODUCT}`;

/**
 * Sorts the product lists of a page by the answer to its impression, and posts which products they
 * showed first and which were viewed (§7.3).
 */
export function followProducts(
  settings: ImpressionSettings & UserEventSettings,
  { id: impressionId, uniqueUserId, productIds }: ImpressionAnswer,
  { delivery, viewed, newId }: ProductHooks,
): void {
  const send = (partitionKey: UserEventPartition, products: readonly ProductView[]) => {
    if (products.length === 0 || !isSent(partitionKey, settings, location.host)) return;
    const { locale, pageType } = settings;
    const data = {
      impressionId,
      uniqueUserId,
      locale,
      path: location.pathname,
      pageType,
      products,
    };
    delivery.send('/user-events', { id: newId(), partitionKey, data });
  };
  const lists = rankLists(productIds);
  send(
    'initialProductList',
    lists.flatMap((list) => [...list.querySelectorAll<HTMLElement>(VISIBLE)].map(viewOf)),
  );
  watchViews([...document.querySelectorAll<HTMLElement>(PRODUCT)], (card) => {
    const view = viewOf(card);
    if (viewed.add(view.productId)) send('productView', [view]);
  });
}

/** Sorts the lists of the page by an answer. @returns the lists */
export function rankLists(productIds: readonly number[]): Element[] {
  const lists = [...document.querySelectorAll('[data-product-list]')];
  if (productIds.length > 0) for (const list of lists) rankProducts(list, productIds);
  return lists;
}

const viewOf = ({ dataset }: HTMLElement): ProductView => ({
  position: Number(dataset.position) - 1,
  productId: Number(dataset.productId),
});
