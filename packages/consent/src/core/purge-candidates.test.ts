import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { declaredCookies, matchesName, purgeCandidates } from './purge-candidates.ts';

const place = { hostname: 'www.olivar.example', pathname: '/', isSecure: false };

describe('issue 5 §3 cookies that a withdrawal deletes', () => {
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
  ] as const)('§3.3 %s and %s: %s', ([declared, name, isMatch]) =>
    expect(matchesName(declared, name)).toBe(isMatch),
  );

  test('a declared name matches itself, whatever is in it', () =>
    fc.assert(
      fc.property(fc.string(), (name) =>
        matchesName(name.replaceAll('\n', ''), name.replaceAll('\n', '')),
      ),
    ));

  test('only what is declared', () =>
    expect(declaredCookies('_ga=1; _ga_X=2; consent=3;_fbp=4', ['_ga*', '_fbp', '_fbc'])).toEqual([
      '_ga',
      '_ga_X',
      '_fbp',
    ]));

  test.for([
    ['www.olivar.example', ['', 'www.olivar.example', 'olivar.example']],
    ['a.b.olivar.example', ['', 'a.b.olivar.example', 'b.olivar.example', 'olivar.example']],
    ['localhost', ['']],
    ['127.0.0.1', ['']],
    ['[::1]', ['']],
  ] as const)('every candidate domain of %s', ([hostname, domains]) =>
    expect(purgeCandidates('_ga', { ...place, hostname })).toEqual(
      domains.map((domain) => `_ga=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`),
    ),
  );

  test.for([
    ['/', ['/']],
    ['/lp/', ['/', '/lp', '/lp/']],
    ['/es/a/b', ['/', '/es', '/es/', '/es/a', '/es/a/', '/es/a/b', '/es/a/b/']],
  ] as const)('every candidate path of %s', ([pathname, paths]) =>
    expect(purgeCandidates('_ga', { hostname: 'localhost', pathname, isSecure: true })).toEqual(
      paths.map((path) => `_ga=; Max-Age=0; Path=${path}; Secure`),
    ),
  );
});
