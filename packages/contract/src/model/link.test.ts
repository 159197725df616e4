import { describe, expect, test } from 'vitest';
import { linkTarget, sitePath, webUrl } from './link.ts';

const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' https://a.example',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'https://user:pass@a.example/',
  'https:/a.example',
  'https://a.example/"onload=',
  'ftp://a.example',
  '',
];

describe('§3.4 where links may lead', () => {
  test.each(hostile)('rejects %j as URL, target and path', (value) => {
    expect(webUrl.safeParse(value).success).toBe(false);
    expect(linkTarget.safeParse(value).success).toBe(false);
    expect(sitePath.safeParse(value).success).toBe(false);
  });

  test.each(['https://a.example', 'http://127.0.0.1:4000/x?y=1#z', 'https://bücher.example/ñ'])(
    'accepts %s as URL and target',
    (value) => {
      expect(webUrl.safeParse(value).success).toBe(true);
      expect(linkTarget.safeParse(value).success).toBe(true);
    },
  );

  test.each(['/', '/a/?b=c#d', '#d', 'mailto:a@b.example', 'tel:+34 900'.replace(' ', '')])(
    'accepts %s as target',
    (value) => expect(linkTarget.safeParse(value).success).toBe(true),
  );

  test.each([
    ['/', true],
    ['/política-de-cookies/', true],
    ['/a?b', false],
    ['/a#b', false],
    ['/a\u0000', false],
    ['a', false],
    [`/${'a'.repeat(512)}`, false],
  ])('path %j: %s', (value, isPath) => {
    expect(sitePath.safeParse(value).success).toBe(isPath);
  });
});
