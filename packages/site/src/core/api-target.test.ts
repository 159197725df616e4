import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiTarget } from './api-target.ts';

const service = 'http://127.0.0.1:4000';
const base = '/website/101/api/';

describe('§7: /api/* of a site is /website/{id}/api/* of the service', () => {
  it.each([
    ['/api/impression', '', 'impression'],
    ['/api/impression/', '', 'impression'],
    [
      '/api/content/pages',
      '?locale=es-ES&path=%2Flp%2F',
      'content/pages?locale=es-ES&path=%2Flp%2F',
    ],
    ['/api/data/products/12/alternatives', '?count=3', 'data/products/12/alternatives?count=3'],
    ['/api/content/posts/caf%C3%A9', '', 'content/posts/caf%C3%A9'],
    ['/api/data/products/a%3Fb%23c', '', 'data/products/a%3Fb%23c'],
  ])('%s%s → %s', (path, query, expected) => {
    expect(apiTarget(path, query, 101)).toEqual({ kind: 'target', path: base + expected });
  });

  it.each([
    ['/api/../../readyz', 'badRequest'],
    ['/api/%2e%2e/readyz', 'badRequest'],
    ['/api/.%2E/readyz', 'badRequest'],
    ['/api/./x', 'badRequest'],
    ['/api//evil.example/x', 'badRequest'],
    ['/api/%2F%2Fevil.example', 'badRequest'],
    ['/api/a%2Fb', 'badRequest'],
    ['/api/a%5Cb', 'badRequest'],
    ['/api/a\\b', 'badRequest'],
    ['/api/%252e%252e/x', 'badRequest'],
    ['/api/%00', 'badRequest'],
    ['/api/%0d%0ax', 'badRequest'],
    ['/api/%ff', 'badRequest'],
    ['/api/%', 'badRequest'],
    ['/api/', 'badRequest'],
    ['/apix/a', 'notFound'],
    [`/api/${'a'.repeat(2100)}`, 'uriTooLong'],
  ])('rejects %s', (path, problem) => {
    expect(apiTarget(path, '', 101)).toMatchObject({ kind: 'refused', problem });
  });

  it('rejects a query of more than 4096 characters', () => {
    const answer = apiTarget('/api/a', `?${'a'.repeat(4096)}`, 101);
    expect(answer).toMatchObject({ kind: 'refused', problem: 'uriTooLong' });
  });

  it('never leaves the base URL, for any path and query', () => {
    const nasty = fc.constantFrom(
      ...[
        '..',
        '.',
        '/',
        '//',
        '\\',
        '%2e',
        '%2E%2e',
        '%2f',
        '%5c',
        '%25',
        '%00',
        '@',
        ':',
        '?',
        '#',
      ],
      ...['http:', 'evil.example', '\n', ' ', 'é', '\ud800', 'api', '%c0%ae'],
    );
    const part = fc.oneof(nasty, nasty, fc.string({ unit: 'binary', maxLength: 5 }));
    const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (path, query) => {
        const answer = apiTarget(`/api/${path}`, query && `?${query}`, 101);
        if (answer.kind === 'refused') return;
        const url = new URL(service + answer.path);
        expect(url.href).toBe(service + answer.path);
        expect(url.href.startsWith(service + base)).toBe(true);
        expect(url.hash).toBe('');
        const depth = url.pathname.split('/').length - 4;
        expect(depth).toBe(path.replace(/\/$/, '').split('/').length);
      }),
      { numRuns: 2_000 },
    );
  });
});
