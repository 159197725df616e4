import { expect, it } from 'vitest';
import { isPagePath } from './is-page-path.ts';

it.each([
  ['/', true],
  ['/lp/?file=a.png', true],
  ['/no-hay/nada', true],
  ['/api/impression', false],
  ['/API/impression', false],
  ['/_next/image?url=a', false],
  ['/apis/', true],
  ['/v1.5/', true],
  ['/missing.png', false],
  ['/robots.txt', false],
  ['/sitemap.xml?x', false],
  ['/manifest.webmanifest', false],
])('design §3 %s is the path of a page: %s', (target, expected) => {
  expect(isPagePath(target)).toBe(expected);
});
