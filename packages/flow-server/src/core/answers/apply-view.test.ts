import type { PageView } from '@plaza/ui-blocks';
import { applyListView as applyToDocument } from '@plaza/ui-blocks/browser';
import { Window } from 'happy-dom';
import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { elementsOf } from '../html-elements.ts';
import { applyView } from './apply-view.ts';

const page = `<!DOCTYPE html><html><head><meta name="amount" content="kept"></head><body>
<form><input name="amount" value="1"><input type="range" data-slider="amount" value="1">
<input name="debt" value="a"><input name="debt" value="b"><input name="debt" value="c">
<input type="checkbox" name="filter" value="x" checked><input type="checkbox" name="filter" value="y">
<input type="radio" name="sort" value="cost"><input type="radio" name="sort" value="apr" checked>
<select name="term"><option value="6" selected>6</option><option value="12">12</option></select>
<textarea name="note">old</textarea></form>
<output data-value="total">1</output><b data-value="total">1</b><i data-value="kept">kept</i>
<p data-shown="empty" hidden>empty</p><p data-shown="full">full</p>
<table><tbody data-rows="years"><tr role="row"><th scope="row">1</th><td data-label="Paid">2</td></tr></tbody></table>
<svg><path data-path="balance" d="M0 0"></path></svg>
<ol data-items="offers"><li>first</li><li data-item="a">A</li><li data-item="b">B</li><li data-item="c" hidden>C</li></ol>
<a data-link="next" data-attributes="next" data-track-value="1" href="/old">next</a></body></html>`;

/** What someone sees of a document, and what its form would send. */
function stateOf(html: string, apply?: (document: Document) => void) {
  const { document } = new Window();
  document.write(html);
  apply?.(document as unknown as Document);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    texts: all('[data-value],[data-rows] tr').map(({ textContent }) => textContent),
    hidden: all('[hidden]').map(({ outerHTML }) => outerHTML),
    controls: all('input,select,textarea').map((control) => {
      const { checked, value } = control as unknown as HTMLInputElement;
      return checked === undefined ? value : [value, checked];
    }),
    rows: all('[data-rows]').map(({ innerHTML }) => innerHTML),
    items: all('[data-items] li').map(({ textContent }) => textContent),
    attributes: all('[d],[href],meta').map(({ outerHTML }) => outerHTML),
  };
}

const cases: readonly [string, PageView, object][] = [
  ['nothing', {}, {}],
  ['texts', { values: { total: '<b>&', unknown: 'x' } }, { texts: ['<b>&', '<b>&', 'kept', '12'] }],
  ['what is shown', { shown: { empty: true, full: false } }, {}],
  ['a field and its slider', { inputs: { amount: '7,5', 'amount-slider': '7.5' } }, {}],
  ['fields of one name', { inputs: { debt: ['x', 'y'] } }, {}],
  ['choices', { inputs: { filter: ['y'], sort: 'cost', term: '12', note: 'new' } }, {}],
  [
    'attributes',
    { attributes: { next: { href: '/new', 'data-order': 'apr', 'data-track-value': undefined } } },
    {},
  ],
  ['no choice', { inputs: { filter: [] } }, {}],
  [
    'rows',
    {
      rows: {
        years: [
          ['1', '20'],
          ['2', '30'],
        ],
      },
    },
    {
      rows: [
        '<tr role="row"><th scope="row">1</th><td data-label="Paid">20</td></tr><tr role="row"><th scope="row">2</th><td data-label="Paid">30</td></tr>',
      ],
    },
  ],
  [
    'no rows, which keeps the pattern',
    { rows: { years: [] } },
    { rows: ['<tr role="row" hidden=""><th scope="row">1</th><td data-label="Paid">2</td></tr>'] },
  ],
  ['an order', { order: { offers: ['c', 'a'] } }, { items: ['first', 'C', 'A', 'B'] }],
  ['fewer items in order', { order: { offers: ['b'] } }, { items: ['first', 'A', 'B', 'C'] }],
  ['the order there is', { order: { offers: ['a', 'b'] } }, { items: ['first', 'A', 'B', 'C'] }],
  ['paths and links', { paths: { balance: 'M1 1' }, links: { next: '/new?a=1&b' } }, {}],
];

test.each(cases)('§2.3 server and browser fill in %s alike', (_name, view, expected) => {
  const document = parse(page);
  applyView(elementsOf(document), view);
  const onServer = stateOf(serialize(document));
  const inBrowser = stateOf(page, (own) => applyToDocument(own, view));
  expect(onServer).toEqual(inBrowser);
  expect(inBrowser).toMatchObject(expected);
  if (Object.keys(view).length > 0 && _name !== 'the order there is')
    expect(inBrowser).not.toEqual(stateOf(page));
});

test('a control in which someone types keeps its value', () => {
  const state = stateOf(page, (document) =>
    applyToDocument(
      document,
      { inputs: { amount: '9', 'amount-slider': '9' } },
      document.querySelector('form [name="amount"]'),
    ),
  );
  expect(state.controls.slice(0, 2)).toEqual([
    ['1', false],
    ['9', false],
  ]);
});
