import { describe, expect, it } from 'vitest';
import { respondWithPage } from './respond-with-page.ts';

const head = (robots: string, links = '') =>
  `<head><meta charSet="utf-8"/><meta name="robots" content="${robots}"/>${links}<link rel="stylesheet" href="/a.css"/></head>`;
const body = '<body><p>&lt;meta name="robots" content="index"&gt;</p></body>';

describe('§2.4 a page that answers a query', () => {
  it('says one word about indexing, in its header and in its head', async () => {
    const links =
      '<link rel="canonical" href="https://a.example/lista/"/>' +
      '<link rel="alternate" hrefLang="sv-SE" href="https://a.example/se/lista/"/>' +
      '<link rel="alternate" type="application/rss+xml" href="/feed.xml"/>';
    const page = head('index, follow, max-image-preview:large', links) + body;
    const response = await respondWithPage(
      async () => new Response(page, { headers: { 'content-type': 'text/html' } }),
      { path: '/lista/', status: 200, unavailable: 'away', fill: (html) => html },
    );
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toBe(
      head('noindex', '<link rel="alternate" type="application/rss+xml" href="/feed.xml"/>') + body,
    );
  });
});
