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

test('§3.4 products of several kinds are rows alike, each with the figures of its kind', () => {
  const products = [...OVERVIEW.products, { values: { rank: 0 }, card: BROKER }];
  const attrs = { limit: 9, orderBy: { property: 'rank', direction: 'asc' }, title: 'Todos' };
  const html = documentToHtml(
    { type: 'doc', content: [{ type: 'FinanceOverviewBlock', attrs }] },
    { context: { overview: { ...OVERVIEW, products } } },
  );
  const [, broker = '', loan = ''] = html.split('<article');
  expect(broker).toMatch(/data-warning="cfd".*data-figure="shares"/s);
  expect(loan).toContain('data-figure="apr"');
  expect(loan).not.toContain('data-figure="shares"');
  // The list above it has the ids.
  expect(html).not.toContain(' id="product-');
});

describe('a row', () => {
  const figure = (name: string, more: object = {}) => ({ name, label: name, value: '1', ...more });
  const html = card({
    ...PRODUCT,
    payment: figure('payment'),
    figures: [
      figure('term', { place: 'mark' }),
      figure('cost', { place: 'first' }),
      ...['a', 'b', 'c'].map((name) => figure(name)),
      figure('totalPayable', { bar: { share: 75 } }),
    ],
  });
  const shown = html.slice(0, html.indexOf('<details'));
  const named = (part: string) =>
    [...part.matchAll(/data-figure="(\w+)"/g)].map(([, name]) => name);

  test('leads with the payment, has three figures beside it and the others in its details', () => {
    expect(named(shown)).toEqual(['term', 'payment', 'cost', 'a', 'b']);
    expect(named(html.slice(shown.length))).toEqual(['c', 'totalPayable']);
    expect(shown).toMatch(/data-lead=""><div[^>]* data-figure="payment"/);
  });

  test('draws a share of the dearest by attributes, which a strict policy allows', () => {
    expect(html).toMatch(/<svg class="pz-product__bar"[^>]*><rect width="75"/);
    expect(html).not.toContain('style=');
  });

  test('opens its example unless its list has another in view', () => {
    expect(html).toContain('<details class="pz-product__more" open="">');
    const closed = renderToStaticMarkup(
      <ProductCard product={PRODUCT} labels={CARD_LABELS} open={false} />,
    );
    expect(closed).not.toContain('open=""');
    expect(closed).toContain('data-representative-example');
  });

  test('says a fact that must be seen without opening anything', () => {
    const rows = [{ name: 'guarantee', term: 'Garantía', value: 'FGD: 100.000 €', mark: 'FGD' }];
    const account = card({ ...BROKER, details: [{ name: 'terms', heading: 'Datos', rows }] });
    const [row = '', details = ''] = account.split('<details', 2);
    expect(row).toMatch(/data-detail="guarantee">.*<dd>FGD<\/dd>/);
    expect(details).toContain('FGD: 100.000 €');
  });
});

describe('§9 the logo', () => {
  test('of a company without one is its monogram, in tints that are readable in both schemes', () => {
    expect(card(PRODUCT)).toMatch(
      /<rect [^>]*fill="var\(--pz-color-tint-(\w+)\)".*fill="var\(--pz-color-on-tint-\1\)">A<\/text>/,
    );
  });
});
