import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('an id is 22 letters of base64url, each another, where a page came by http too', () => {
  // Such a page has no `randomUUID`, which leads and events then lacked.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1_000 }, newId);
  expect(ids.filter((id) => !/^[A-Za-z0-9_-]{22}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
