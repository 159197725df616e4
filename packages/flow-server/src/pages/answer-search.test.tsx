import type { SearchResult } from '@plaza/contract';
import { defineRoutes, defineSite } from '@plaza/routing';
import { type ScreenChoice, searchPath, suggestionsPath } from '@plaza/screens';
import type { SearchIndex } from '@plaza/screens/search';
import { SearchResults, SiteSearch } from '@plaza/ui-blocks/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { answerPage } from '../core/answers/answer-page.ts';
import { answerTarget, isAnswered } from '../core/answers/answer-target.ts';

const locale = 'es-ES';
const row = { path: '/buscar/', pageType: 'Basic', locale, screen: 'search' } as const;
const home = { path: '/', pageType: 'ProductListStatic', locale } as const;
const countries = ['ES', 'SE'] as const;
const plaza = {
  id: 75,
  url: 'https://plaza.example',
  displayName: 'Plaza',
  productType: 1,
} as const;
const site = defineRoutes<ScreenChoice>(defineSite({ ...plaza, countries }), [home, row]);
const path = searchPath(site, locale) ?? '';
const labels = {
  ...{ results: 'Resultados de «{query}»', none: 'Nada de «{query}»', hint: 'Pruebe otra cosa' },
  ...{ unavailable: 'Ahora no', previous: 'Anterior', next: 'Siguiente' },
};
const main = renderToStaticMarkup(
  <main>
    <SiteSearch
      action={path}
      id="f"
      maxLength={200}
      labels={{ field: 'Buscar', submit: 'Ir', suggestions: 'S' }}
    />
    <SearchResults labels={labels} />
  </main>,
);
const html = `<!DOCTYPE html><html lang="es"><head><title>Buscar | Plaza</title></head><body>${main}</body></html>`;

const index: SearchIndex = {
  ...{ locale, currency: 'EUR', pages: [] },
  lists: [
    {
      ...{ label: 'Préstamos', href: '/es/prestamos/', phrases: ['prestamo'], options: [] },
      ...{ amount: 'amount', terms: [{ label: '24 meses', query: 'term=720', days: 720 }] },
    },
  ],
  words: {
    ...{ thousand: ['mil'], money: ['euros'], days: { 1: ['dias'], 360: ['ano', 'anos'] } },
    ignored: ['a', 'de'],
  },
};

const result = (changes: Partial<SearchResult> = {}): SearchResult => ({
  ...{ path: '/', pageType: 'Post', title: 'Qué es la <TAE>', score: 1 },
  excerpt: { text: 'La TAE & la cuota', marks: [[3, 6]] },
  ...changes,
});

async function search(query: string, { results = [result()], total = 1, status = 200 } = {}) {
  const asked: string[] = [];
  const parameters = new URLSearchParams(query);
  const request = new Request(`http://127.0.0.1:3000/api/answers?${parameters}`);
  const response = await answerPage(request, {
    site,
    limiters: { search: { take: () => !query.includes('often') }, view: { take: () => false } },
    trustedProxyHops: 0,
    now: () => 0,
    fetchPage: async (page) => {
      if (page === suggestionsPath(locale)) return Response.json(index);
      return new Response(html, {
        headers: {
          'content-type': 'text/html',
          'content-security-policy': "default-src 'none'",
          etag: 'e',
        },
      });
    },
    ask: async (call) => {
      asked.push(call);
      return Response.json(results, { status, headers: { 'total-count': `${total}` } });
    },
  });
  return { asked, response, text: await response.text() };
}

const q = (text: string, page = '') => `path=${path}&q=${encodeURIComponent(text)}${page}`;

describe('§7.1 the answer to a search', () => {
  it('is the search page with its results, never cached and never indexed', async () => {
    const { asked, response, text } = await search(q('tae'));
    expect(asked).toEqual(['/content/search?locale=es-ES&q=tae&page=1']);
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      200,
      {
        'content-type': 'text/html',
        'content-security-policy': "default-src 'none'",
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    ]);
    expect(text).toContain('<title>Resultados de «tae» | Buscar | Plaza</title>');
    expect(text).toContain('<section data-search-results="">');
    expect(text).toMatch(
      /<a class="pz-search-results__title" href="[^"]*">Qué es la &lt;TAE&gt;<\/a>/,
    );
    expect(text).toContain('La <mark>TAE</mark> &amp; la cuota');
    expect(text).toMatch(/<input[^>]* value="tae"/);
    expect(text).not.toMatch(/rel="(?:prev|next)"/);
  });

  it('begins with the list that it asks for, its term and amount in words or not', async () => {
    for (const asked of ['préstamo de 5000 euros a 2 años', 'préstamo de cinco mil a dos años']) {
      const { text } = await search(q(asked));
      expect(text).toContain('href="/es/prestamos/?amount=5000&amp;term=720"');
    }
  });

  it('cannot be made to hold markup by what was searched for', async () => {
    const { text } = await search(q('"><script>alert(1)</script>$&'), { results: [], total: 0 });
    expect(text).not.toContain('<script>');
    expect(text).toContain('Nada de «"&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;»');
  });

  it('says what to try if nothing was found', async () => {
    const { text } = await search(q('xyz'), { results: [], total: 0 });
    expect(text).toMatch(/<h2[^>]*>Nada de «xyz»<\/h2><p data-search-hint="">Pruebe otra cosa/);
    expect(text).toContain('<ol class="pz-search-results"></ol>');
  });

  it('has the way to the pages before and after it', async () => {
    const { asked, text } = await search(q('tae', '&page=2'), { total: 25 });
    expect(asked[0]).toContain('page=2');
    expect(text).toContain(`rel="prev" href="${path}?q=tae&amp;page=1"`);
    expect(text).toContain(`rel="next" href="${path}?q=tae&amp;page=3"`);
    expect((await search(q('tae', '&page=3'), { total: 25 })).text).not.toContain('rel="next"');
  });

  it.each(['x', '0', '-1', '1.5', '1e9', '99999999999', '1;2'])(
    'keeps the query and begins with its first page where there can be no page %s',
    async (page) => {
      const { response, asked } = await search(q(' tae&á', `&page=${encodeURIComponent(page)}`));
      expect([response.status, asked]).toEqual([303, []]);
      expect(response.headers.get('location')).toBe(`${path}?q=tae%26%C3%A1`);
    },
  );

  it('leads to the term or question that was found on its page', async () => {
    const { text } = await search(q('tae'), { results: [result({ anchor: 'tae' })] });
    expect(text).toContain(`href="/es/#tae"`);
  });

  it('leaves out results that the site has no page of', async () => {
    const { text } = await search(q('tae'), { results: [result(), result({ path: '/new/' })] });
    expect(text.match(/<li>/g)).toHaveLength(1);
  });

  it.each([500, 404, 429])('is the page as 503 if the service answers %i', async (status) => {
    const { response, text } = await search(q('tae'), { status });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(text).toContain('<p data-search-unavailable="">Ahora no');
  });

  it.each([
    ['path=/nowhere/&q=x', 404],
    ['path=//evil.example/&q=x', 404],
    [q('often'), 429],
    [`path=${path}&q=%20`, 303],
  ])('%s is answered with %i', async (query, status) => {
    expect((await search(query)).response.status).toBe(status);
  });
});

describe('§7.1 a search is led to its route', () => {
  it.each([
    [`${path}?q=tae`, `/api/answers?path=${encodeURIComponent(path)}&q=tae`],
    [`${path}?page=2&q=a+b#x`, `/api/answers?path=${encodeURIComponent(path)}&page=2&q=a+b`],
    [path, path],
    [`${path}?page=2`, `${path}?page=2`],
    [`${path}?q=`, `${path}?q=`],
    [`${path}?fbclid=1`, `${path}?fbclid=1`],
    ['/es/?q=tae', '/es/?q=tae'],
    ['//evil.example/?q=1', '//evil.example/?q=1'],
  ])('%s becomes %s', (target, led) => {
    expect(answerTarget(site, target)).toBe(led);
    expect(isAnswered(site, target)).toBe(target !== led);
  });
});
