import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTarget, rootedTarget, unreadablePath } from './request-target.ts';

const requestTarget = (target: string) => rootedTarget(localTarget(target));

describe('§2.2, §8: an unreadable target becomes a path that does not exist', () => {
  it.each([
    '/%',
    '/%ff',
    '/lp/%ff/',
    '/%E0%A4%A/',
    '/es-ES/%c0%af/',
    '/api/%ff',
    '/_next/static/%ff',
    '/%ff?a=1',
    'http://olivar.example/%ff',
    '*',
    '',
    'lp',
    '?a=1',
    'olivar.example:443',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/lp /',
  ])('%s', (target) => {
    expect(requestTarget(target)).toBe(unreadablePath);
  });
});

describe('design §3.1: a target is reduced to path and query', () => {
  it.each([
    ['/', '/'],
    ['/lp/?gclid=1', '/lp/?gclid=1'],
    ['/lp/?a=%ff', '/lp/?a=%ff'],
    ['/canci%C3%B3n/', '/canci%C3%B3n/'],
    ['http://evil.example/lp', '/lp'],
    ['HTTPS://evil.example:8443/lp?a=//b', '/lp?a=//b'],
    ['http://evil.example', '/'],
    ['http://evil.example?a=1', '/?a=1'],
    ['http://evil.example//other.example/', '/other.example/'],
    ['http://evil.example\\other.example', '/other.example'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
  ])('%s → %s', (target, expected) => {
    expect(requestTarget(target)).toBe(expected);
  });

  it('keeps its slashes, because the router distinguishes spellings', () => {
    expect(localTarget('http://evil.example//lp//?a=1')).toBe('//lp//?a=1');
    expect(localTarget('/\\lp/')).toBe('/\\lp/');
    expect(localTarget('//%ff')).toBe(unreadablePath);
  });

  const piece = fc.constantFrom(
    '/',
    '\\',
    '%',
    '%2f',
    '%ff',
    ':',
    '?',
    '#',
    'http:',
    'a.b',
    '*',
    '\t',
    '\0',
  );
  const targets = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(piece).map((all) => all.join('')),
  );

  it('begins with exactly one slash, can be decoded, and is idempotent', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const read = requestTarget(target);
        expect(read).toMatch(/^\/(?![/\\])/);
        expect(() => decodeURIComponent(read.split(/[?#]/, 1)[0] ?? '')).not.toThrow();
        expect(requestTarget(read)).toBe(read);
        expect(new URL(read, 'https://olivar.example').origin).toBe('https://olivar.example');
      }),
    );
  });

  it('is unreadable below the hidden folder, however its path is spelled', () => {
    const segment = fc.constantFrom(
      '/error',
      '/err%6fr',
      '/a',
      '/',
      '/.',
      '/..',
      '/error-a',
      '/a.b',
    );
    const paths = fc.array(segment, { minLength: 1 }).map((all) => all.join(''));
    fc.assert(
      fc.property(paths, (path) => {
        const { pathname } = new URL(rootedTarget(path), 'https://olivar.example');
        const isHidden = /^\/+err(?:o|%6f)r(?:\/|$)/.test(pathname);
        expect(localTarget(path, 'error') === unreadablePath).toBe(isHidden);
      }),
    );
  });
});
