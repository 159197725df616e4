import type { ProductOf } from '@plaza/contract';
import { formatMoney } from '@plaza/i18n';
import type { ProductCardData } from '@plaza/ui-blocks/react';
import type { CardWriting } from '../../card-writing.ts';
import type { Listed } from '../../kind.ts';
import { productBase } from '../../product-base.ts';

type Generic = ProductOf<'generic'>;

/** Facts among the figures; the others are in the details. */
const SHOWN_FACTS = 3;

/** The price first, then the facts in the editor's order. */
export function genericCard({ product }: Listed<Generic>, writing: CardWriting): ProductCardData {
  const { facts } = product;
  const rest = facts.slice(SHOWN_FACTS);
  return {
    ...productBase(product, writing),
    kind: 'generic',
    figures: [...price(product, writing), ...facts.slice(0, SHOWN_FACTS).map(factFigure)],
    ...(rest.length > 0 && {
      details: [
        {
          name: 'facts',
          heading: writing.t('products-facts'),
          rows: rest.map(({ name, value }) => ({ term: name, value })),
        },
      ],
    }),
  };
}

const factFigure = ({ name, value }: Generic['facts'][number], index: number) => ({
  name: `fact-${index + 1}`,
  label: name,
  value,
});

function price({ price: asked }: Generic, { t, formats }: CardWriting) {
  if (!asked) return [];
  const amount = formatMoney(asked.amount, { locale: formats.locale, currency: asked.currency });
  const value = {
    once: amount,
    month: t('products-price-month', { price: amount }),
    year: t('products-price-year', { price: amount }),
  }[asked.per];
  return [{ name: 'price', label: t('products-price'), value }];
}
