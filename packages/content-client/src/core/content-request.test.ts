import type { ResourceName } from '@plaza/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRequest } from './content-request.ts';

const locale = 'es-ES';

describe('§7.1, §7.2 requests', () => {
  test.each<[ResourceName, Record<string, unknown>, string]>([
    ['authors', { locale }, '/content/authors?locale=es-ES'],
    ['page', { path: '/lp/' }, '/content/pages?path=%2Flp%2F'],
    ['page', { locale, path: '/' }, '/content/pages?path=%2F&locale=es-ES'],
    ['diary', { locale, id: 'a.b' }, '/content/diaries/a.b?locale=es-ES'],
    [
      'postSummaries',
      { locale, author: 'ana', names: ['a', 'b'] },
      '/content/post-summaries?locale=es-ES&author=ana&names=a%2Cb',
    ],
    ['cookieCategories', {}, '/content/cookie-categories?locale=en-US'],
    ['websiteCookies', {}, '/content/website-cookies'],
    [
      'products',
      { locale, includeInactive: true },
      '/data/products?locale=es-ES&includeInactive=true',
    ],
    ['products', { locale, includeInactive: false }, '/data/products?locale=es-ES'],
    ['product', { locale, id: 12 }, '/data/products/12?locale=es-ES'],
    ['product', { locale, id: 'uno' }, '/data/products/uno?locale=es-ES'],
    [
      'productAlternatives',
      { locale, id: 12 },
      '/data/products/12/alternatives?locale=es-ES&count=3',
    ],
  ])('%s %j', (name, values, path) => {
    expect(createRequest(name, values)).toMatchObject({ kind: 'request', request: { path } });
  });

  test.each<[ResourceName, Record<string, unknown>, string]>([
    ['page', { path: '//evil' }, 'impossible'],
    ['page', { path: `/${'x'.repeat(9000)}` }, 'impossible'],
    ['post', { locale, id: '../authors' }, 'impossible'],
    ['product', { locale, id: 'Ñ' }, 'impossible'],
    ['page', {}, 'invalid'],
    ['post', { locale }, 'invalid'],
    ['post', { id: '../authors', locale: 'x' }, 'invalid'],
    ['authors', { locale: 'es' }, 'invalid'],
    ['productAlternatives', { locale, id: 'x' }, 'invalid'],
  ])('%s %j is %s', (name, values, kind) => {
    expect(createRequest(name, values).kind).toBe(kind);
  });

  test('no id or path escapes its segment of the URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const post = createRequest('post', { locale, id: text });
        if (post.kind === 'request')
          expect(post.request.path).toMatch(/^\/content\/posts\/[\w.-]+\?locale=es-ES$/);
        const page = createRequest('page', { path: `/${text}` });
        if (page.kind !== 'request') return;
        const url = new URL(`http://service.example${page.request.path}`);
        expect(url.pathname).toBe('/content/pages');
        expect(url.searchParams.get('path')).toBe(`/${text}`.toWellFormed());
      }),
    );
  });
});
