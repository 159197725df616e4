import { describe, expect, it } from 'vitest';
import { cutSpans } from './cut-spans.ts';
import { parseHtml } from './parse-html.ts';
import { unusedStyles } from './unused-styles.ts';

const preload = '<link rel="preload" href="/more.css" as="style"/>';
const link = '<link rel="stylesheet" href="/more.css" data-for-classes="pz-form pz-video__link"/>';
const page = (body: string, head = preload + link) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/core.css"/>${head}</head><body>${body}</body></html>`;
const finished = (html: string) => cutSpans(html, unusedStyles(parseHtml(html)));

describe('design §6 a page ships the styles that it uses', () => {
  it.each([
    ['none of its classes', '<p class="pz-text">a</p>'],
    ['a class that only begins like one of its own', '<p class="pz-form-like pz-video">a</p>'],
    ['its names as words', '<p title="pz-form">pz-form &lt;p class="pz-form"></p>'],
  ])('takes the sheet out of a page that has %s', (_what, body) => {
    expect(finished(page(body))).toBe(page(body, ''));
  });

  it.each(['<form class="pz-form"></form>', '<p class="a  pz-video__link\nb">a</p>'])(
    'leaves it, without its list, in a page with %s',
    (body) => {
      const kept = '<link rel="stylesheet" href="/more.css"/>';
      expect(finished(page(body))).toBe(page(body, kept));
      expect(finished(finished(page(body)))).toBe(page(body, kept));
    },
  );

  it('leaves other links unchanged', () => {
    const html = page('<p data-for-classes="pz-form">a</p>', '');
    expect(finished(html)).toBe(html);
  });
});
