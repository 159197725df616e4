import { describe, expect, it } from 'vitest';
import { refusesMethod } from './refuses-method.ts';

describe('design §3.1: outside the API a site is read, and nothing else', () => {
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
    expect(refusesMethod(method, target)).toBe(refused);
  });
});
