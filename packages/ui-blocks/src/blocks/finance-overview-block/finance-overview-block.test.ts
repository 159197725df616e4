import { expect, test } from 'vitest';
import { block, doc } from '../../testing/editor-json.ts';
import { documentToHtml } from '../documents.ts';
import type { ProductCardData } from '../product-card/product-data.ts';
import type { IncompleteExampleError } from '../representative-example/schema.ts';
import { OVERVIEW } from './fixtures.ts';

const json = (attrs: object) =>
  doc(block('FinanceOverviewBlock', { limit: 9, ...attrs, orderBy: byName }));
const byName = { property: 'rank', direction: 'desc' };
const shown = (html: string) =>
  [...html.matchAll(/data-product-id="(\d+)"/g)].map(([, id]) => Number(id));

test('§3.4 several conditions must all hold, and the order is the one asked for', () => {
  const conditions = [
    { property: 'minAge', operator: 'eq', value: 18 },
    { property: 'amountRange.max', operator: 'lte', value: 500 },
  ];
  const html = documentToHtml(json({ filter: { conditions } }), {
    context: { overview: OVERVIEW },
  });
  expect(shown(html)).toEqual([3, 1]);
  expect(html).toMatch(
    /data-product-id="3" data-position="1".*data-product-id="1" data-position="2"/,
  );
});

test('Directive (EU) 2023/2225 art. 8(3): an offer without its whole example is left out, reported and not counted', () => {
  const { apr: _, ...incomplete } = OVERVIEW.products[2]?.card.example ?? {};
  const broken = OVERVIEW.products.map(({ values, card }) =>
    card.id === 3
      ? { values, card: { ...card, example: incomplete } as ProductCardData }
      : { values, card },
  );
  const problems: [message: string, id: number | string][] = [];
  const onProblem = ({ message }: IncompleteExampleError, { id }: ProductCardData) =>
    problems.push([message, id]);
  const contextWith = (report: object) => ({
    context: { overview: { ...OVERVIEW, products: broken, ...report } },
  });
  expect(shown(documentToHtml(json({ limit: 1 }), contextWith({ onProblem })))).toEqual([1]);
  expect(problems).toEqual([[expect.stringContaining('incomplete: apr: '), 3]]);
  expect(shown(documentToHtml(json({}), contextWith({})))).toEqual([1, 2]);
});
