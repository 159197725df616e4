import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namePattern } from './declared-names.ts';
import { purgeCandidates } from './purge-candidates.ts';

const place = { hostname: 'www.olivar.example', pathname: '/', protocol: 'http:' };
const hostOnly = (texts: string[]) =>
  texts.flatMap((text) => /Path=([^;]*)$/.exec(text)?.[1] ?? []);

/** As `purgePage` matches them. */
const declaredPattern = (names: readonly string[]) =>
  new RegExp(`^(?:${names.map(namePattern).join('|')})$`);

describe('cookies deleted on a withdrawal', () => {
  test.for([
    ['_ga', '_ga', true],
    ['_ga', '_ga_ABC', false],
    ['_ga_*', '_ga_ABC', true],
    ['_ga_*', '_ga_', true],
    ['_ga_*', 'x_ga_ABC', false],
    ['*_session', 'my_session', true],
    ['a*b*c', 'a-b-c', true],
    ['a.c', 'abc', false],
    ['a+(b', 'a+(b', true],
    ['plaza:x', 'plaza:x', true],
  ] as const)('§3.3 %s and %s: %s', ([declared, name, isMatch]) =>
    expect(declaredPattern(['other', declared]).test(name)).toBe(isMatch),
  );

  test('nothing if nothing is declared', () =>
    expect(declaredPattern([]).test('consent')).toBe(false));

  test('a declared name matches itself, whatever its characters', () =>
    fc.assert(fc.property(fc.string(), (name) => declaredPattern([name, 'x']).test(name))));

  test.for([
    ['www.olivar.example', ['www.olivar.example', 'olivar.example', 'example']],
    ['a.b.olivar.example', ['a.b.olivar.example', 'b.olivar.example', 'olivar.example', 'example']],
    ['localhost', ['localhost']],
  ] as const)('a cookie on every candidate domain of %s', ([hostname, domains]) =>
    expect(purgeCandidates('_ga', { ...place, hostname })).toEqual([
      '_ga=; Max-Age=0; Path=/',
      ...domains.map((domain) => `_ga=; Max-Age=0; Path=/; Domain=${domain}`),
    ]),
  );

  test.for([
    ['/lp/', ['/', '/lp', '/lp/']],
    ['/es/a/b', ['/', '/es', '/es/', '/es/a', '/es/a/', '/es/a/b', '/es/a/b/']],
  ] as const)('a cookie on every candidate path of %s', ([pathname, paths]) => {
    const found = hostOnly(purgeCandidates('_ga', { ...place, pathname }));
    expect(found).toEqual(paths);
  });

  test('a cookie of a page loaded over https', () =>
    expect(purgeCandidates('_ga', { ...place, protocol: 'https:' })[0]).toBe(
      '_ga=; Max-Age=0; Path=/; Secure',
    ));
});
