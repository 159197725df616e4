import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributes, html } from './html.ts';

test('what is put into HTML is text, markup of another template stays', () => {
  const list = ['<b>', 'a & "b"'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${list}</ul>${false}${undefined}${7}`.text).toBe(
    '<ul><li>&lt;b&gt;</li><li>a &amp; &quot;b&quot;</li></ul>7',
  );
});

test('an attribute stands for each value that there is', () => {
  const given = { id: 'a', value: '', checked: true, selected: false, title: undefined };
  expect(attributes(given).text).toBe(' id="a" value="" checked');
});

test('no text opens a tag or ends an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      expect(html`${words}`.text).not.toMatch(/[<>"]/);
      expect(attributes({ value: words }).text.slice(8, -1)).not.toMatch(/[<>"]/);
    }),
  );
});
