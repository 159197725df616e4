import { describe, expect, test } from 'vitest';
import { CONSENT_METHODS, consentReceiptRequestSchema } from './consent-receipt.ts';
import { CONSENT_CATEGORIES } from './cookie-category.ts';

const receipt = {
  id: 'jIp_Xj8LTFedNR8PLzxN-A',
  givenAt: '2026-11-21T09:00:00.123Z',
  method: 'accept-selection',
  categories: { necessary: true, preferences: false, statistics: true, marketing: false },
  policyHash: '0123456789abcdef'.repeat(4),
  textsHash: 'f'.repeat(64),
  locale: 'es-ES',
  country: 'ES',
  previousId: 'Kx-bCnpVTI6NHAqbjH1uXw',
} as const;

/** Field and code of each issue. */
function issuesOf(changes: object): string[] {
  const { error } = consentReceiptRequestSchema.safeParse({ ...receipt, ...changes });
  return (error?.issues ?? []).map(({ path, code }) => `${path.join('.')} ${code}`);
}

describe('a receipt of a browser', () => {
  test.each<[string, object]>([
    ['every field', {}],
    [
      'the first of a visitor whose country is unknown',
      { country: undefined, previousId: undefined },
    ],
    ['a clock with an offset', { givenAt: '2026-11-21T10:00:00+01:00' }],
    ['the code of a CDN for an anonymous network', { country: 'T1' }],
    ...CONSENT_METHODS.map((method): [string, object] => [method, { method }]),
  ])('%s', (_, changes) => {
    expect(consentReceiptRequestSchema.parse({ ...receipt, ...changes })).toEqual({
      ...receipt,
      ...changes,
    });
  });

  test('drops what identifies the visitor, and unknown fields', () => {
    const more = { ...receipt, ip: '192.0.2.1', userAgent: 'x', uniqueUserId: 'u' };
    expect(consentReceiptRequestSchema.parse(more)).toEqual(receipt);
  });

  test('§3.3 names every category', () => {
    expect(Object.keys(receipt.categories)).toEqual([...CONSENT_CATEGORIES]);
  });
});

describe('rejected bodies, by field and code', () => {
  test.each<[object, string]>([
    [{ id: undefined }, 'id invalid_type'],
    [{ id: '1' }, 'id invalid_format'],
    [{ id: '8c8a7f5e-3f0b-4c57-9d35-1f0f2f3c4d5e' }, 'id too_big'],
    [{ id: 'jIp/Xj8LTFedNR8PLzxN+A' }, 'id invalid_format'],
    [{ previousId: 'none' }, 'previousId invalid_format'],
    [{ previousId: receipt.id }, 'previousId custom'],
    [{ givenAt: 'ayer' }, 'givenAt invalid_format'],
    [{ givenAt: 1_795_251_600_000 }, 'givenAt invalid_type'],
    [{ givenAt: '2026-11-21T09:00:00' }, 'givenAt invalid_format'],
    [{ method: 'scroll' }, 'method invalid_value'],
    [{ categories: undefined }, 'categories invalid_type'],
    [
      { categories: { ...receipt.categories, necessary: false } },
      'categories.necessary invalid_value',
    ],
    [{ categories: { necessary: true } }, 'categories.marketing invalid_type'],
    [
      { categories: { ...receipt.categories, statistics: 1 } },
      'categories.statistics invalid_type',
    ],
    [{ policyHash: '' }, 'policyHash invalid_format'],
    [{ policyHash: 'F'.repeat(64) }, 'policyHash invalid_format'],
    [{ textsHash: 'f'.repeat(65) }, 'textsHash too_big'],
    [{ locale: 'es' }, 'locale invalid_format'],
    [{ country: 'es' }, 'country invalid_format'],
    [{ country: 'ESP' }, 'country too_big'],
  ])('%j', (changes, issue) => {
    expect(issuesOf(changes)).toContain(issue);
  });
});
