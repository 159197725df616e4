import type { PageView } from '@plaza/ui-blocks';
import type { ProductCardData, ProductFigure } from '@plaza/ui-blocks/react';
import type { CardWriting } from '../card-writing.ts';
import type { Listed } from '../kind.ts';
import { kindRow } from '../kinds.ts';

/** A product's card whose figures the view of its list writes. */
export function liveCard(
  listed: Listed,
  { writing, view }: { readonly writing: CardWriting; readonly view: PageView },
): ProductCardData {
  const { product } = listed;
  const { id } = product;
  const { t } = writing;
  const row = kindRow(product.kind);
  const card = row.card(listed, writing);
  const figure = (name: string, label: string): ProductFigure => {
    const live = `${name}-${id}`;
    const place = card.figures.find((each) => each.name === name)?.place;
    const bar = view.attributes?.[`bar-${id}`]?.width;
    return {
      ...{ name, label, value: view.values?.[live] ?? '', live },
      ...(place && { place }),
      ...(name === 'yearCost' && {
        note: { value: view.values?.[`note-${id}`] ?? '', live: `note-${id}` },
      }),
      ...(name === 'totalPayable' &&
        bar !== undefined && { bar: { share: Number(bar), live: `bar-${id}` } }),
    };
  };
  // The payments in full are in the comparison; the row shows one of them.
  const own = row.live.figures
    .filter(({ name }) => name !== 'instalment')
    .map(({ name, label }) => figure(name, t(label)));
  const others = card.figures.filter(({ name }) => !own.some((each) => each.name === name));
  const apr = view.attributes?.[`product-${id}`]?.['data-apr'];
  const { apr: published, ...rest } = card;
  return {
    ...rest,
    ...(row.live.figures.some(({ name }) => name === 'apr')
      ? apr !== undefined && { apr: Number(apr) }
      : published !== undefined && { apr: published }),
    figures: [...own, ...others],
    ...(card.payment && { payment: figure('payment', card.payment.label) }),
    live: {
      compare: t('compare-choose'),
      isExampleOpen: view.attributes?.[`example-${id}`]?.open !== undefined,
      ...(view.values?.[`outside-${id}`] && { outside: view.values[`outside-${id}`] ?? '' }),
      badge: {
        text: view.values?.[`badge-${id}`] ?? '',
        property: view.attributes?.[`badge-${id}`]?.['data-badge'],
      },
      reason: view.values?.[`reason-${id}`],
    },
  };
}
