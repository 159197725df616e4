import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HandOver, openHandOver, sealHandOver } from './hand-over.ts';
import { readPartnerSecrets } from './partner-secrets.ts';

const keys = {
  secret: 'a secret of more than 32 characters',
  partner: 'moneyman',
  audience: 'site',
} as const;
const now = Date.UTC(2026, 10, 22);
const later = now + 60_000;

const state: HandOver = {
  partner: 'moneyman',
  website: 75,
  flow: 'moneyman-step-2',
  locale: 'es-ES',
  answers: { contact: { email: 'ana@example.com', phone: '+34600000000' } },
};

test('§2.3 a state comes back as it was sent, until it expires', () => {
  const sealed = sealHandOver(state, keys, later);
  expect(openHandOver(sealed, keys, now)).toEqual({ state });
  expect(openHandOver(sealed, keys, later)).toEqual({ issue: 'expired' });
});

test('§5 an address shows no answer, and never looks the same twice', () => {
  const sealed = sealHandOver(state, keys, later);
  expect(sealed).toMatch(/^[\w-]+$/);
  const bytes = Buffer.from(sealed, 'base64url').toString('latin1');
  expect(bytes).not.toContain('ana');
  expect(bytes).not.toContain('moneyman');
  expect(sealHandOver(state, keys, later)).not.toBe(sealed);
});

test.each([
  ['another secret', { ...keys, secret: 'another secret of over 32 characters' }],
  ['another partner', { ...keys, partner: 'moneezy' }],
  ['the partner’s own side', { ...keys, audience: 'partner' }],
] as const)('§5 a state does not open with %s', (_, others) => {
  expect(openHandOver(sealHandOver(state, keys, later), others, now)).toEqual({ issue: 'invalid' });
});

test('§5 whatever is changed or sent instead is invalid, and throws nothing', () => {
  const sealed = sealHandOver(state, keys, later);
  const changed = fc
    .tuple(fc.nat(sealed.length - 1), fc.constantFrom('A', 'b', '9', '-', '_', '=', '%', ' '))
    .map(([at, letter]) => sealed.slice(0, at) + letter + sealed.slice(at + 1))
    .filter((it) => it !== sealed);
  fc.assert(
    fc.property(fc.oneof(changed, fc.string(), fc.constant(`${sealed}A`)), (sent) => {
      expect(openHandOver(sent, keys, now)).toEqual({ issue: 'invalid' });
    }),
    { numRuns: 500 },
  );
});

test('§5 a state of a known partner with unknown fields is invalid', () => {
  const odd = { ...state, role: 'admin' } as HandOver;
  expect(openHandOver(sealHandOver(odd, keys, later), keys, now)).toEqual({ issue: 'invalid' });
});

test('a weak secret or a state too long for an address is refused', () => {
  expect(() => sealHandOver(state, { ...keys, secret: 'short' }, later)).toThrow('32 characters');
  const answers = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`step-${index}`, { field: 'x'.repeat(200) }]),
  );
  expect(() => sealHandOver({ ...state, answers }, keys, later)).toThrow('too long');
});

test('the secrets of partners are read from one variable', () => {
  const secret = 's='.repeat(20);
  expect(readPartnerSecrets(`moneyman=${secret}, moneezy=${secret}`).get('moneezy')).toBe(secret);
  expect(readPartnerSecrets(undefined).size).toBe(0);
  expect(() => readPartnerSecrets('moneyman=short')).toThrow("'moneyman' needs the form");
});
