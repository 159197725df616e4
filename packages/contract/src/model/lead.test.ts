import { describe, expect, test } from 'vitest';
import { LEAD_LIMITS, leadRequestSchema } from './lead.ts';

/** As a browser posts it: nothing but strings. */
const form = {
  eventId: '0198c5f2-5b7e-7000-8000-000000000000',
  formToken: 'olivar-es-lp',
  name: 'Ana Ruiz',
  email: 'ana@correo.example',
  phone: '612345678',
  amount: '500',
  termMonths: '3',
  locale: 'es-ES',
  privacyAccepted: 'on',
} as const;

const lead = { ...form, phone: '+34612345678', amount: 500, termMonths: 3 };

/** Field and code of each fault. */
function faultsOf(changes: object): string[] {
  const { error } = leadRequestSchema.safeParse({ ...form, ...changes });
  return (error?.issues ?? []).map(({ path, code }) => `${path.join('.')} ${code}`);
}

describe('a lead as a form may send it', () => {
  test.each<[string, object, object]>([
    ['the least', {}, {}],
    ['an id of 128 random bits', { eventId: 'AAECAwQFBgcICQoLDA0ODw' }, {}],
    ['tracking defaults', { pubid: '12', channelId: '2', keyword: 'préstamo ya' }, {}],
    ['a white label', { whiteLabelToken: 'olivar' }, {}],
    [
      'blanks around it',
      { name: ' Ana ', email: ' a@b.example ' },
      { name: 'Ana', email: 'a@b.example' },
    ],
  ])('%s', (_, changes, read) => {
    expect(leadRequestSchema.parse({ ...form, ...changes })).toEqual({
      ...lead,
      ...changes,
      ...read,
    });
  });

  test.each([
    ['612 34 56 78', '+34612345678'],
    ['(+34) 912-345.678', '+34912345678'],
    ['0034 712345678', '+34712345678'],
    ['+351 912 345 678', '+351912345678'],
  ])('a telephone written %s is %s', (written, phone) => {
    expect(leadRequestSchema.parse({ ...form, phone: written }).phone).toBe(phone);
  });

  test('drops fields nobody knows, such as where it came from', () => {
    expect(leadRequestSchema.parse({ ...form, ip: '192.0.2.1' })).toEqual(lead);
  });
});

describe('what is refused, by field and code', () => {
  test.each<[object, string]>([
    [{ eventId: 'again' }, 'eventId invalid_format'],
    [{ formToken: 'a b' }, 'formToken invalid_format'],
    [{ formToken: undefined }, 'formToken invalid_type'],
    [{ name: ' ' }, 'name too_small'],
    [{ name: 'x'.repeat(LEAD_LIMITS.name + 1) }, 'name too_big'],
    [{ name: 'Ana\nBcc: todos' }, 'name invalid_format'],
    [{ name: 'a\u202eb' }, 'name invalid_format'],
    [{ email: 'ana@correo' }, 'email invalid_format'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email too_big'],
    [{ phone: '' }, 'phone invalid_format'],
    [{ phone: '512345678' }, 'phone invalid_format'],
    [{ phone: '+34 512 345 678' }, 'phone invalid_format'],
    [{ phone: '+34 6123456789' }, 'phone invalid_format'],
    [{ phone: '612345' }, 'phone invalid_format'],
    [{ phone: 'llámame' }, 'phone invalid_format'],
    [{ phone: '6'.repeat(41) }, 'phone too_big'],
    [{ amount: '300' }, 'amount invalid_value'],
    [{ amount: '' }, 'amount invalid_value'],
    [{ amount: '1e2x' }, 'amount invalid_type'],
    [{ termMonths: '13' }, 'termMonths invalid_value'],
    [{ locale: 'es' }, 'locale invalid_format'],
    [{ keyword: 'a\u0000b' }, 'keyword invalid_format'],
    [{ pubid: '' }, 'pubid too_small'],
    [{ privacyAccepted: undefined }, 'privacyAccepted invalid_value'],
  ])('%j', (changes, fault) => {
    expect(faultsOf(changes)).toContain(fault);
  });
});
