import type { ProductCardData } from '@plaza/ui-blocks/react';
import { exampleRows } from '../../offers/example-rows.ts';
import type { CardWriting } from '../card-writing.ts';
import type { Listed } from '../kind.ts';
import { kindRow } from '../kinds.ts';
import type { LiveOrder } from './list-facts.ts';
import type { ListRow } from './list-settings.ts';

/** The entries that have a value. */
export const defined = <T>(values: Readonly<Record<string, T | undefined>>) =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, T] => entry[1] !== undefined),
  );

/** What the card says, without the figures that are recomputed. */
export function cellsOf(
  { warning, figures, details = [], example }: ProductCardData,
  live: readonly { readonly name: string }[],
  { t }: CardWriting,
): Record<string, string> {
  const isLive = (name: string) => live.some((figure) => figure.name === name);
  return defined({
    warning: warning?.text,
    ...Object.fromEntries(
      figures.filter(({ name }) => !isLive(name)).map(({ name, value }) => [name, value]),
    ),
    ...Object.fromEntries(
      details.flatMap(({ rows }) => rows.map(({ name, term, value }) => [name ?? term, value])),
    ),
    ...Object.fromEntries(exampleRows(example, t).map(({ name, value }) => [name, value])),
  });
}

/** The rows of the comparison: what must be read first, figures, details, the example. */
export function rowsOf(
  cards: readonly ProductCardData[],
  listed: readonly Listed[],
  t: CardWriting['t'],
): ListRow[] {
  const kinds = [...new Set(listed.map(({ product }) => product.kind))];
  const live = kinds.flatMap((kind) => kindRow(kind).live.figures);
  const rows = [
    { name: 'warning', label: t('compare-warning') },
    ...live.map(({ name, label }) => ({ name, label: t(label) })),
    ...cards.flatMap(({ figures }) => figures.map(({ name, label }) => ({ name, label }))),
    ...cards.flatMap(({ details = [] }) =>
      details.flatMap((list) =>
        list.rows.map(({ name, term }) => ({ name: name ?? term, label: term })),
      ),
    ),
    ...cards.flatMap(({ example }) =>
      exampleRows(example, t).map(({ name, label }) => ({ name, label })),
    ),
  ];
  const orders = kinds.length === 1 ? kinds.flatMap((kind) => kindRow(kind).live.orders) : [];
  return rows
    .filter(({ name }, index) => rows.findIndex((row) => row.name === name) === index)
    .map((row) => ({ ...row, ...bestOf(row.name, orders) }));
}

/** Payments of different numbers are not compared. */
function bestOf(name: string, orders: readonly LiveOrder[]): Pick<ListRow, 'best'> {
  const order = orders.find(({ property }) => property === name && name !== 'instalment');
  return order ? { best: order.direction === 'ascending' ? 'min' : 'max' } : {};
}
