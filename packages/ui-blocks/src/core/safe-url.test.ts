import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeMediaUrl, safeUrl } from './safe-url.ts';

describe('addresses content may link to', () => {
  test.each<[unknown, string | undefined]>([
    ['https://a.example/b?c=1#d', 'https://a.example/b?c=1#d'],
    ['HTTP://a.example', 'HTTP://a.example'],
    ['/100-euros/', '/100-euros/'],
    ['#offers', '#offers'],
    ['?q=a:b', '?q=a:b'],
    ['//a.example/', '//a.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+34900', 'tel:+34900'],
    [' \u0001/x \n', '/x'],
    ['ht\ntps://a.example', 'https://a.example'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    [' \u0000\u001fjavascript:alert(1)', undefined],
    ['java\tscr\nipt\r:alert(1)', undefined],
    ['data:text/html,<script>', undefined],
    ['vbscript:x', undefined],
    ['blob:https://a.example/1', undefined],
    ['intent://x', undefined],
    ['', undefined],
    [undefined, undefined],
    [{ toString: () => 'javascript:alert(1)' }, undefined],
  ])('%j → %j', (value, expected) => {
    expect(safeUrl(value)).toBe(expected);
  });

  test('media come over http or from the site itself', () => {
    expect(safeMediaUrl('/a.webp')).toBe('/a.webp');
    expect(safeMediaUrl('https://a.example/a.webp')).toBe('https://a.example/a.webp');
    expect(safeMediaUrl('mailto:a@b.example')).toBeUndefined();
    expect(safeMediaUrl('data:image/svg+xml,<svg onload=alert(1)>')).toBeUndefined();
  });
});

test('what a browser reads as a script or data address is never let through', () => {
  const noise = fc.string({
    unit: fc.constantFrom('\u0000', '\u001f', '\t', '\n', ' '),
    maxLength: 3,
  });
  const scheme = fc.constantFrom(
    ...'javascript data vbscript blob file filesystem about'.split(' '),
  );
  const inside = fc.array(fc.constantFrom('\t', '\n', '\r', ''), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(fc.tuple(noise, fc.string()), scheme, inside, ([before, rest], name, breaks) => {
      const spelled = [...name].map((char, at) => char + (breaks[at] ?? '')).join('');
      expect(safeUrl(`${before}${spelled}:${rest}`)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

test('what is let through has the scheme that was allowed, as the browser itself parses it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((rest) => `x:${rest}`),
      ),
      (value) => {
        const url = safeUrl(value);
        if (url === undefined || !URL.canParse(url, 'https://site.example/')) return;
        const { protocol } = new URL(url, 'https://site.example/');
        expect(['http:', 'https:', 'mailto:', 'tel:', 'sms:']).toContain(protocol);
      },
    ),
    { numRuns: 2000 },
  );
});
