import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimReload, RELOAD_INTERVAL_MS } from './reload-guard.ts';

function memoryStorage(stored = new Map<string, string>()) {
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

const broken = () => {
  throw new Error('The operation is insecure.');
};

describe('§4.4 a reload after a chunk-load error', () => {
  test('§4.4 is allowed once per path per 10 seconds', () => {
    const storage = memoryStorage();
    const claims: [path: string, now: number, allowed: boolean][] = [
      ['/', 1_000, true],
      ['/', 1_000, false],
      ['/lp/', 2_000, true],
      ['/', 10_999, false],
      ['/', 11_000, true],
      ['/lp/', 11_999, false],
      ['/lp/', 12_000, true],
    ];
    for (const [path, now, allowed] of claims) {
      expect([path, now, claimReload(path, { storage, now })]).toEqual([path, now, allowed]);
    }
  });

  test('§4.4 never happens twice for a path within 10 seconds', () => {
    const claims = fc.array(
      fc.record({ path: fc.constantFrom('/', '/a/', '/b/'), wait: fc.nat(9000) }),
    );
    fc.assert(
      fc.property(claims, (reloads) => {
        const storage = memoryStorage();
        const last = new Map<string, number>();
        let now = 0;
        for (const { path, wait } of reloads) {
          now += wait;
          const isDue = now - (last.get(path) ?? -RELOAD_INTERVAL_MS) >= RELOAD_INTERVAL_MS;
          expect(claimReload(path, { storage, now })).toBe(isDue);
          if (isDue) last.set(path, now);
        }
      }),
    );
  });

  test.each([
    ['cannot be read', { getItem: broken, setItem: () => undefined }],
    ['cannot be written', { getItem: () => null, setItem: broken }],
  ])('§4.4 is refused when the storage %s, to prevent an endless loop', (_, storage) => {
    expect(claimReload('/', { storage, now: 0 })).toBe(false);
  });

  test.each(['{', 'null', '{}', '[1,null,["/"],["/","1"]]', '{"/":"x"}', '"x"'])(
    '§4.4 is allowed when the stored value is invalid: %s',
    (value) => {
      const storage = memoryStorage(new Map([['plaza:reloads', value]]));
      expect(claimReload('/', { storage, now: 5 })).toBe(true);
      expect(claimReload('/', { storage, now: 6 })).toBe(false);
    },
  );

  test('§4.4 survives a clock that was set back, and drops old entries', () => {
    const storage = memoryStorage();
    for (let path = 0; path < 100; path += 1) {
      claimReload(`/${path}/`, { storage, now: 1_000_000 + path * 10_000 });
    }
    expect(storage.stored.get('plaza:reloads')).toBe('{"/99/":1990000}');
    expect(claimReload('/99/', { storage, now: 5 })).toBe(true);
  });
});
