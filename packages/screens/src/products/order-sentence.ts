import type { Page } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import type { ListOrder } from '@plaza/ui-blocks/react';
import type { OrderNames } from './kind.ts';
import { kindRow } from './kinds.ts';
import { pageKinds } from './page-products.ts';

/**
 * How a list is ordered, computed from its order, so that it is always true; then what the editor
 * adds, which `plaza-site check` compares with the order.
 */
export function orderSentence(page: Page, order: ListOrder | undefined, { t }: Writing): string {
  const added = page.productList?.orderStatement;
  return [sentence(page, order, t), added, t('products-order-paid')].filter(Boolean).join(' ');
}

function sentence(page: Page, order: ListOrder | undefined, t: Writing['t']): string {
  if (order === undefined) return t('products-order-visit');
  const [, property = '', direction] = /^(.*)-(ascending|descending)$/.exec(order) ?? [];
  if (property === 'rank') return t('products-order-rank');
  if (property === 'name') return t('products-order-name');
  const name = orderNames(page)[property];
  if (name === undefined) return '';
  return t(direction === 'ascending' ? 'products-order-lowest' : 'products-order-highest', {
    property: t(name),
  });
}

/** The properties by which the lists of a page may be ordered, with their names. */
export function orderNames(page: Page): OrderNames {
  return Object.assign({}, ...pageKinds(page).map((kind) => kindRow(kind).orders));
}
