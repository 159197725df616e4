import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { documentToHtml } from '../documents.ts';
import { OVERVIEW } from '../finance-overview-block/fixtures.ts';
import { BROKER, CARD_LABELS, PRODUCT } from './fixtures.ts';
import { ProductCard } from './product-card.tsx';
import type { ProductCardData } from './product-data.ts';

const card = (product: ProductCardData) =>
  renderToStaticMarkup(<ProductCard product={product} labels={CARD_LABELS} />);

describe('a card of a product that is no credit', () => {
  const html = card(BROKER);

  test('has no example, and is not marked as an offer of credit', () => {
    expect(html).not.toContain('data-representative-example');
    expect(html).not.toContain('data-offer');
    expect(card(PRODUCT)).toContain('data-offer=""');
  });

  test('carries its kind, which an offer of credit does without', () => {
    expect(html).toContain(
      '<article class="pz-product" aria-labelledby="product-9" data-kind="broker"',
    );
    expect(card(PRODUCT)).not.toContain('data-kind');
  });

  test('has its warning before its figures and its link', () => {
    expect(html).toMatch(/data-warning="cfd".*62 %.*data-figure="shares".*data-product-action/s);
  });

  test('has its facts under their names', () => {
    expect(html).toMatch(/data-details="fees".*<dt>CFD<\/dt><dd>0,05 %<\/dd>/s);
  });
});

test('§3.4 products of several kinds stand in a table for each, with the figures of the kind', () => {
  const products = [...OVERVIEW.products, { values: { rank: 0 }, card: BROKER }];
  const attrs = { limit: 9, orderBy: { property: 'rank', direction: 'asc' }, title: 'Todos' };
  const html = documentToHtml(
    { type: 'doc', content: [{ type: 'FinanceOverviewBlock', attrs }] },
    { context: { overview: { ...OVERVIEW, products } } },
  );
  const [, brokers = '', loans = ''] = html.split('<table');
  expect(brokers).toContain('Todos');
  expect(brokers).toContain('data-column="shares"');
  expect(brokers).toMatch(/data-warning="cfd".*data-figure="shares"/s);
  expect(loans).toContain('data-column="apr"');
  expect(loans).not.toContain('data-column="shares"');
});
