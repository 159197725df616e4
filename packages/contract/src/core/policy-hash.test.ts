import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CookieProvider } from '../model/website-cookie.ts';
import { policyHash } from './policy-hash.ts';

const cookie = { name: '_a', description: 'x', expiration: '1 y', type: 'HTTP', enabled: true };
const provider = (id: string, changes: Partial<CookieProvider> = {}): CookieProvider => ({
  ...{ id, category: 'marketing', providerName: id, url: '/cookies', cookies: [cookie] },
  ...changes,
});
const policy = {
  type: 'doc' as const,
  content: [{ type: 'p', attrs: { b: 1, a: { d: 2, c: 3 } } }],
};
const providers = [provider('a'), provider('b')];

describe('§3.3 the hash of what is consented to', () => {
  test('is a SHA-256 in hexadecimal', async () =>
    expect(await policyHash({ providers, policy })).toMatch(/^[0-9a-f]{64}$/));

  test('does not depend on the order of providers and keys', () =>
    fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(providers, { minLength: 2 }),
        fc.infiniteStream(fc.nat()),
        async (order, ranks) => {
          const mixed = JSON.parse(JSON.stringify({ providers: order, policy }), (_key, value) =>
            Object(value) === value && !Array.isArray(value)
              ? Object.fromEntries(
                  Object.entries(value)
                    .map((entry) => [ranks.next().value, entry] as const)
                    .sort(([one], [other]) => one - other)
                    .map(([, entry]) => entry),
                )
              : value,
          );
          expect(await policyHash(mixed)).toBe(await policyHash({ providers, policy }));
        },
      ),
    ));

  test.each([
    ['a cookie', { providers: [provider('a', { cookies: [] }), provider('b')], policy }],
    [
      'a purpose',
      { providers: [provider('a', { category: 'statistics' }), provider('b')], policy },
    ],
    ['a provider', { providers: [provider('a')], policy }],
    ['the policy', { providers, policy: { ...policy, content: [] } }],
    ['the policy, which is gone', { providers }],
  ])('changes with %s', async (_, changed) =>
    expect(await policyHash(changed)).not.toBe(await policyHash({ providers, policy })),
  );
});
