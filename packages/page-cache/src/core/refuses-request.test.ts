import { describe, expect, it } from 'vitest';
import { refusesRequest } from './refuses-request.ts';

describe('design §3.1: outside the API a site is read-only', () => {
  it.each([
    ['GET', '/lp/', false],
    ['HEAD', '/', false],
    ['POST', '/api/lead/signups', false],
    ['POST', '/api/revalidate?a=1', false],
    ['DELETE', '/api/nothing', false],
    ['POST', '/', true],
    ['OPTIONS', '/lp/', true],
    ['PUT', '/lp/', true],
    ['DELETE', '/lp/?a=/api/', true],
    ['PATCH', '/no-hay-nada/', true],
    ['TRACE', '/', true],
    ['get', '/', true],
    ['POST', '/_next/static/a.js', true],
    ['POST', '/apis/', true],
    ['POST', '/API/revalidate', true],
    ['POST', '/api/../lp/', true],
    ['POST', '/api/%2e%2e/lp/', true],
    ['POST', '/lp/../api/revalidate', true],
    ['POST', '/api\\..\\lp/', true],
  ])('%s %s refused: %s', (method, target, refused) => {
    expect(refusesRequest({ method, target, headers: {} })).toBe(refused);
  });

  it.each([
    ['/lp/', { 'content-length': '0' }, false],
    ['/lp/', { 'content-type': 'text/plain' }, false],
    ['/lp/', { 'content-length': '3' }, true],
    ['/lp/', { 'content-length': 'three' }, true],
    ['/lp/', { 'transfer-encoding': 'chunked' }, true],
    ['/api/data/products', { 'content-length': '3' }, false],
  ])('GET %s with %o refused: %s', (target, headers, refused) => {
    expect(refusesRequest({ method: 'GET', target, headers })).toBe(refused);
  });
});
