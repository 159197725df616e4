import { expect, test } from 'vitest';
import { isReported } from './is-reported.ts';
import { navigationWarning } from './navigation-warning.ts';

const to = 'https://plaza.example/nada/?gclid=1#a';
const from = 'https://plaza.example/lp/?email=ana%40correo.example';
const navigation = { status: '404', type: 'navigate', from, to };

test('§4.4 warns of a link within the site that leads to an error page, with both paths only', () => {
  const warning = navigationWarning(navigation);
  expect(warning).toMatchObject({
    name: 'NavigationWarning',
    level: 'warning',
    message: 'Navigation from /lp/ to /nada/ ended with status 404',
  });
  // §8 excludes errors caused by visitors; a broken link is an error of the site.
  expect(isReported(warning)).toBe(true);
});

test.each([
  ['the address was typed', { from: '' }],
  ['another site led there', { from: 'https://other.example/' }],
  ['the page was loaded again', { type: 'reload' }],
  ['the visitor came back', { type: 'back_forward' }],
  ['the browser does not tell how', { type: undefined }],
])('§4.4 reports nothing if %s', (_, change) => {
  expect(navigationWarning({ ...navigation, ...change })).toBeUndefined();
});
