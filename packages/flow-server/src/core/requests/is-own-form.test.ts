import { expect, it } from 'vitest';
import { isOwnForm } from './is-own-form.ts';

const own = 'https://olivar.example';
const evil = 'https://evil.example';

it('§7 a page that hides its referrer sends its form with no origin', () => {
  const isOwn = (headers: Record<string, string>) =>
    isOwnForm({ headers: new Headers(headers) }, own, true);
  expect(isOwn({ origin: 'null' })).toBe(true);
  expect(isOwn({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(isOwn({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(isOwn({ origin: evil })).toBe(false);
});

it.each<[Record<string, string>, boolean]>([
  [{ 'sec-fetch-site': 'same-origin', origin: own }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://blog.olivar.example' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: evil }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: own }, true],
  [{ origin: `${own}:8443` }, false],
  [{ origin: 'http://olivar.example' }, false],
  [{ origin: `${own}.evil.example` }, false],
  [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
  [{ origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3000' }, false],
  [{ origin: evil, host: 'olivar.example' }, false],
  [{ origin: 'null', host: 'olivar.example' }, false],
  [{ origin: '', host: '' }, false],
  // Browsers before 2020 send no origin with a form.
  [{ host: 'olivar.example' }, true],
  [{}, true],
])('§7 whether a form with %o is the site’s own: %s', (headers, expected) => {
  expect(isOwnForm({ headers: new Headers(headers) }, own)).toBe(expected);
});
