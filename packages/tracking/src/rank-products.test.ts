import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rankProducts } from './browser/views/rank-products.ts';

/** A viewport without height: every product is below it and may move. */
beforeEach(() => {
  vi.stubGlobal('document', new Window().document);
  vi.stubGlobal('innerHeight', 0);
});
afterEach(() => vi.unstubAllGlobals());

const show = (list: string) => {
  const items = [1, 2, 3].map(
    (id) => `<li><article data-product-id="${id}" data-position="${id}"></article></li>`,
  );
  document.body.innerHTML = `<ul data-product-list=""${list}>${items.join('')}</ul>`;
  rankProducts(document.body.firstElementChild as Element, [3, 1, 2]);
  return [...document.querySelectorAll<HTMLElement>('[data-product-id]')].map(
    ({ dataset }) => `${dataset.position}: ${dataset.productId}`,
  );
};

describe('§7.3 the products of an answer', () => {
  test('put a list in their order', () => {
    expect(show('')).toEqual(['1: 3', '2: 1', '3: 2']);
  });

  test('order what is visible only, and leave what a filter hides at its end', () => {
    document.body.innerHTML = [
      '<ul data-product-list="">',
      ...[1, 2, 3].map(
        (id) =>
          `<li${id === 2 ? ' hidden' : ''}><article data-product-id="${id}" data-position="${id}"></article></li>`,
      ),
      '</ul>',
    ].join('');
    rankProducts(document.body.firstElementChild as Element, [2, 3, 1]);
    const shown = [...document.querySelectorAll<HTMLElement>('li:not([hidden]) > article')];
    expect(shown.map(({ dataset }) => `${dataset.position}: ${dataset.productId}`)).toEqual([
      '1: 3',
      '2: 1',
    ]);
  });

  test('leave a list alone whose words claim an order', () => {
    expect(show(' data-order="apr-ascending"')).toEqual(['1: 1', '2: 2', '3: 3']);
  });
});
