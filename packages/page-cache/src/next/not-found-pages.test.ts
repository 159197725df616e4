import { expect, test } from 'vitest';
import { notFoundPage } from './not-found-pages.ts';

const pages = { '/': '/404', '/mx': '/mx/404', '/mx/en/': '/mx/en/404' };

test.each([
  ['/nada', pages, '/404'],
  ['/mx', pages, '/mx/404'],
  ['/mx/nada', pages, '/mx/404'],
  ['/mxyz', pages, '/404'],
  ['/mx/en/nada', pages, '/mx/en/404'],
  ['/nada', undefined, '/_not-found'],
  ['/nada', { '/mx': '/mx/404' }, '/_not-found'],
])('design §3.3 the not-found page of %s', (path, table, page) => {
  expect(notFoundPage(path, table)).toBe(page);
});
