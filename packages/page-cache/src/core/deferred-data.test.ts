import { expect, test } from 'vitest';
import { withoutDeferredData } from './deferred-data.ts';

test('a page goes without the data that its scripts load on first use', () => {
  const data =
    '<script type="application/json" data-settings="" data-deferred="">{"a":"\\u003c"}</script>';
  expect(withoutDeferredData(`<form>${data}<p>a</p>${data}</form>`)).toBe('<form><p>a</p></form>');
});

test.each([
  '<script type="application/json" data-settings="">{}</script>',
  '<script type="module" src="/a.js"></script><p data-deferred="">a</p>',
  '<p>data-deferred=""</p><script>a</script>',
])('%s stays', (html) => {
  expect(withoutDeferredData(html)).toBe(html);
});
