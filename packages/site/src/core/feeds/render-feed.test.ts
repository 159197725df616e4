import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedFormatNames } from './feed-formats.ts';
import { type FeedSource, renderFeed } from './render-feed.ts';

const item = {
  title: 'TAE & <coste>',
  summary: 'Qué es',
  link: 'https://olivar.example/articulos/tae/',
  publishedAt: '2026-11-17T09:00:00+01:00',
  updatedAt: '2026-11-18T09:00:00Z',
};
const source: FeedSource = {
  title: 'Artículos & guías',
  description: 'De préstamos',
  language: 'es-ES',
  page: 'https://olivar.example/articulos/',
  self: 'https://olivar.example/feed.xml',
  publisher: { name: 'Olivar', link: 'https://olivar.example/' },
  items: [item],
};

/** The text of the first element of a name, as an XML parser reads it. */
function textOf(name: string, xml: string): string | undefined {
  const inner = new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 's').exec(xml)?.[1];
  const plain = inner?.replaceAll(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) =>
    text.replaceAll('&', '&amp;'),
  );
  return plain?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

describe('a feed', () => {
  it('§1 as RSS has what the W3C feed validator asks for', () => {
    const xml = renderFeed('rss', source);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<rss version="2.0" /);
    expect(xml).toContain(
      `<atom:link href="${source.self}" rel="self" type="application/rss+xml"/>`,
    );
    expect(textOf('title', xml)).toBe('Artículos & guías');
    expect(textOf('link', xml)).toBe(source.page);
    expect(textOf('description', xml)).toBe('De préstamos');
    expect(textOf('language', xml)).toBe('es-ES');
    expect(textOf('lastBuildDate', xml)).toBe('Wed, 18 Nov 2026 09:00:00 GMT');
    const entry = textOf('item', xml) ?? '';
    expect(entry).toContain(`<guid isPermaLink="true">${item.link}</guid>`);
    expect(entry).toContain('<pubDate>Tue, 17 Nov 2026 08:00:00 GMT</pubDate>');
    // An author of RSS is an email address.
    expect(entry).not.toContain('<author>');
  });

  it('§1 as Atom has what RFC 4287 requires', () => {
    const xml = renderFeed('atom', source);
    expect(textOf('id', xml)).toBe(source.page);
    expect(textOf('updated', xml)).toBe('2026-11-18T09:00:00.000Z');
    expect(textOf('name', xml)).toBe('Olivar');
    expect(xml).toContain(`<link rel="self" href="${source.self}"/>`);
    const entry = textOf('entry', xml) ?? '';
    expect(textOf('id', entry)).toBe(item.link);
    expect(textOf('updated', entry)).toBe('2026-11-18T09:00:00.000Z');
    expect(textOf('published', entry)).toBe('2026-11-17T08:00:00.000Z');
  });

  it.each(feedFormatNames)('§1 as %s has titles as HTML, whatever they contain', (format) => {
    const rare = fc.constantFrom(']]>', '<![CDATA[', '&amp;', '<b>', '\u0000', '\ud800', '\u2028');
    const anyText = fc
      .array(fc.oneof(fc.string({ unit: 'binary' }), rare))
      .map((it) => it.join(''));
    fc.assert(
      fc.property(anyText, (text) => {
        const hostile = `a${text}`;
        const items = [{ ...item, title: hostile, summary: hostile }];
        const xml = renderFeed(format, { ...source, title: hostile, description: hostile, items });
        // biome-ignore lint/suspicious/noControlCharactersInRegex: which XML cannot write
        expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
        expect(xml.isWellFormed()).toBe(true);
        expect(xml.match(/<(item|entry)>/g)).toHaveLength(1);
        expect(xml.match(/\]\]>/g)).toHaveLength(2);
        expect(xml.match(/<(?!\/?[\w:]+[ >/]|\/?[\w:]+\/>|\?xml|!\[CDATA\[)/g)).toBeNull();
      }),
    );
  });

  it.each(feedFormatNames)(
    '§1 as %s is the same for the same articles, also for none',
    (format) => {
      const empty = renderFeed(format, { ...source, items: [] });
      expect(empty).toMatch(/1970/);
      expect(renderFeed(format, { ...source, items: [] })).toBe(empty);
    },
  );
});
