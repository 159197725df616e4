import { describe, expect, test } from 'vitest';
import { LEAD_LIMITS, leadRequestSchema } from './lead.ts';

const lead = {
  eventId: '0198c5f2-5b7e-7000-8000-000000000000',
  formToken: 'olivar-es-lp',
  name: 'Ana Ruiz',
  email: 'ana@correo.example',
  phone: '+34612345678',
  amount: 500,
  currency: 'EUR',
  termMonths: 3,
  locale: 'es-ES',
  privacyAccepted: true,
} as const;

/** Field and code of each error. */
function errorsOf(changes: object): string[] {
  const { error } = leadRequestSchema.safeParse({ ...lead, ...changes });
  return (error?.issues ?? []).map(({ path, code }) => `${path.join('.')} ${code}`);
}

describe('§1 a lead', () => {
  test.each<[string, object, object]>([
    ['in euros', {}, {}],
    ['in pesos', { phone: '+525512345678', amount: 12_000, currency: 'MXN', locale: 'es-MX' }, {}],
    ['with an id of 128 random bits', { eventId: 'AAECAwQFBgcICQoLDA0ODw' }, {}],
    ['with tracking defaults', { pubid: '12', channelId: '2', keyword: 'préstamo ya' }, {}],
    ['with a white label', { whiteLabelToken: 'olivar' }, {}],
    [
      'with blanks',
      { name: ' Ana ', email: ' a@b.example ' },
      { name: 'Ana', email: 'a@b.example' },
    ],
  ])('accepts %s', (_, changes, read) => {
    expect(leadRequestSchema.parse({ ...lead, ...changes })).toEqual({
      ...lead,
      ...changes,
      ...read,
    });
  });

  test('drops unknown fields, such as its source', () => {
    expect(leadRequestSchema.parse({ ...lead, ip: '192.0.2.1' })).toEqual(lead);
  });

  test.each<[object, string]>([
    [{ eventId: 'again' }, 'eventId invalid_format'],
    [{ formToken: 'a b' }, 'formToken invalid_format'],
    [{ formToken: undefined }, 'formToken invalid_type'],
    [{ name: ' ' }, 'name too_small'],
    [{ name: 'x'.repeat(LEAD_LIMITS.name + 1) }, 'name too_big'],
    [{ name: 'a\u0007b' }, 'name invalid_format'],
    [{ email: 'ana@correo' }, 'email invalid_format'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email too_big'],
    [{ phone: '612345678' }, 'phone invalid_format'],
    [{ phone: '+0612345678' }, 'phone invalid_format'],
    [{ phone: `+34${'6'.repeat(20)}` }, 'phone too_big'],
    [{ amount: '500' }, 'amount invalid_type'],
    [{ amount: 0 }, 'amount too_small'],
    [{ currency: 'eur' }, 'currency invalid_format'],
    [{ termMonths: 0 }, 'termMonths too_small'],
    [{ locale: 'es' }, 'locale invalid_format'],
    [{ keyword: 'a\u0000b' }, 'keyword invalid_format'],
    [{ pubid: '' }, 'pubid too_small'],
    [{ privacyAccepted: false }, 'privacyAccepted invalid_value'],
  ])('rejects by field and code: %j', (changes, error) => {
    expect(errorsOf(changes)).toContain(error);
  });
});
