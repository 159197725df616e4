import { expect, test } from 'vitest';
import { prefetchPath } from './prefetch-path.ts';

const here = new URL('https://olivar.example/100-euros/');
const link = (href: string, more = {}) => {
  const { origin, pathname, search } = new URL(href, here);
  return { origin, pathname, search, target: '', download: '', ...more };
};

test.each([
  ['/', '/'],
  ['/250-euros/', '/250-euros/'],
  ['../lp/#ofertas', '/lp/'],
  ['/100-euros/#ofertas', undefined],
  ['/250-euros', undefined],
  ['/manifest.webmanifest', undefined],
  ['/api/visit/', undefined],
  ['/lp/?gclid=1', undefined],
  ['https://lender.example/', undefined],
  ['http://olivar.example/', undefined],
  ['//olivar.example:444/', undefined],
  ['mailto:ana@olivar.example', undefined],
  ['javascript:void(0)', undefined],
])('§2.2 a link to %s is prefetched as %s', (href, path) => {
  expect(prefetchPath(link(href), here)).toBe(path);
});

test.each([{ target: '_blank' }, { download: 'x.pdf' }])('§2.2 ignores a link with %o', (more) => {
  expect(prefetchPath(link('/250-euros/', more), here)).toBeUndefined();
});

test('§2.2 ignores events outside links', () => {
  expect(prefetchPath(null, here)).toBeUndefined();
});
