import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field } from '../../model/flow.ts';
import { fieldExample } from './field-examples.ts';
import { FIELD_KINDS } from './field-kinds.ts';

const markets = {
  ES: ['es-ES', 'EUR'],
  SE: ['sv-SE', 'SEK'],
  DE: ['de-DE', 'EUR'],
  DK: ['da-DK', 'DKK'],
  FI: ['fi-FI', 'EUR'],
  PL: ['pl-PL', 'PLN'],
  RO: ['ro-RO', 'RON'],
  NO: ['nb-NO', 'NOK'],
  ZA: ['en-ZA', 'ZAR'],
  MX: ['es-MX', 'MXN'],
  US: ['en-US', 'USD'],
  PH: ['en-PH', 'PHP'],
  // A country without a row.
  IE: ['en-IE', 'EUR'],
} as const;
type Country = keyof typeof markets;

const contextOf = (country: Country) => {
  const [locale, currency] = markets[country];
  return { country, locale, currency, today: '2026-11-22', answers: {} };
};

const read = (
  field: Omit<Field, 'name'>,
  raw: string | readonly string[],
  country: Country = 'ES',
) => {
  const asked = { ...field, name: 'field' };
  const result = FIELD_KINDS[field.kind].read(asked, raw, contextOf(country));
  return 'value' in result ? result.value : [result.code];
};

test.each([
  [{ kind: 'text' }, ' Ana \n  Ruiz ', 'Ana Ruiz'],
  [{ kind: 'text', max: 3 }, 'four', ['too-long']],
  [{ kind: 'text', min: 3 }, 'be', ['too-short']],
  [{ kind: 'text' }, 'null\u0000byte', ['invalid']],
  [{ kind: 'name' }, "D’Artagnan-O'Neil, Jr.", "D'Artagnan-O'Neil, Jr."],
  [{ kind: 'name' }, 'Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  [{ kind: 'name' }, 'https://spam.example', ['invalid']],
  [{ kind: 'name' }, '-', ['invalid']],
  [{ kind: 'longText' }, 'One\r\ntwo\tthree ', 'One\ntwo\tthree'],
  [{ kind: 'email' }, ' Ana.Ruiz+x@Example.COM ', 'Ana.Ruiz+x@example.com'],
  [{ kind: 'email' }, 'ana@example', ['invalid']],
  [{ kind: 'email' }, 'ana@@example.com', ['invalid']],
  [{ kind: 'email' }, `${'a'.repeat(65)}@example.com`, ['too-long']],
  [{ kind: 'choice', options: ['car', 'home'] }, 'car', 'car'],
  [{ kind: 'choice', options: ['car', 'home'] }, 'boat', ['unknown-option']],
  [{ kind: 'choices', options: ['car', 'home'] }, ['home', 'car', 'home'], ['car', 'home']],
  [{ kind: 'choices', options: ['car', 'home'] }, ['home', 'boat'], ['unknown-option']],
  [{ kind: 'choices', options: ['car', 'home'] }, [], ['required']],
  [{ kind: 'yesNo' }, 'yes', 'yes'],
  [{ kind: 'yesNo' }, 'maybe', ['unknown-option']],
  [{ kind: 'consent', consentVersion: '2026-11' }, '2026-11', '2026-11'],
  [{ kind: 'consent', consentVersion: '2026-11' }, '2025-01', ['not-accepted']],
  [{ kind: 'consent', consentVersion: '2026-11' }, '', ['not-accepted']],
  [{ kind: 'email' }, '  ', ['required']],
  [{ kind: 'email', optional: true }, '', ''],
] as const)('§5 %o reads %o as %o', (field, raw, expected) => {
  expect(read(field, raw)).toEqual(expected);
});

test.each([
  ['ES', '1.234,50', '1234.50'],
  ['ES', '1.234', '1234'],
  ['ES', '1 234,5 €', '1234.50'],
  ['ES', '1,234', ['invalid']], // a thousand, or one and a bit
  ['ES', '1,234.50', '1234.50'],
  ['ES', '1,234,567', '1234567'],
  ['ES', 'EUR 0,5', '0.50'],
  ['ES', '１２３', '123'],
  ['SE', '1\u00a0234 kr', '1234'],
  ['SE', '1234:-', '1234'],
  ['DK', '1.234,00 kr.', '1234'],
  ['PL', '1 234,99 zł', '1234.99'],
  ['RO', '1.234 lei', '1234'],
  ['ZA', 'R1 234.50', '1234.50'],
  ['MX', '$1,234.50', '1234.50'],
  ['MX', '1,234', '1234'],
  ['MX', '1.234', ['invalid']],
  ['US', "1'234", '1234'],
  ['PH', '₱ 1,000', '1000'],
  ['ES', '1.23.4', ['invalid']],
  ['ES', '12 34', ['invalid']],
  ['ES', '1.234.5', ['invalid']],
  ['ES', '-1', ['too-low']],
  ['ES', '49', ['too-low']],
  ['ES', '10.000.001', ['too-high']],
  ['ES', '1e3', ['invalid']],
  ['ES', '0x10', ['invalid']],
] as const)('§5 money of %s: %s is %o', (country, raw, expected) => {
  const least = expected[0] === 'too-low' ? 50 : 0;
  expect(read({ kind: 'money', min: least, max: 10_000_000 }, raw, country)).toEqual(expected);
});

test.each([
  ['ES', '3/5/1980', '1980-05-03'],
  ['ES', '03051980', '1980-05-03'],
  ['DE', '3. 5. 1980', '1980-05-03'],
  ['FI', '3.5.1980.', '1980-05-03'],
  ['SE', '1980-05-03', '1980-05-03'],
  ['SE', '19800503', '1980-05-03'],
  ['US', '5/3/1980', '1980-05-03'],
  ['US', '05031980', '1980-05-03'],
  ['ES', '1980-05-03', '1980-05-03'],
  ['ES', '29/02/2000', '2000-02-29'],
  ['ES', '29/02/1900', ['invalid']],
  ['ES', '31/04/1980', ['invalid']],
  ['ES', '3/5/80', ['invalid']],
  ['ES', '13/13/1980', ['invalid']],
  ['ES', '22/11/2008', '2008-11-22'], // 18 today
  ['ES', '23/11/2008', ['too-young']],
  ['ES', '23/11/2026', ['future']],
  ['ES', '1/1/1905', ['too-old']],
] as const)('§5 a birth date of %s: %s is %o', (country, raw, expected) => {
  expect(read({ kind: 'birthDate' }, raw, country)).toEqual(expected);
});

test('§5 ages and days have limits', () => {
  expect(read({ kind: 'birthDate', min: 21 }, '1/1/2007')).toEqual(['too-young']);
  expect(read({ kind: 'birthDate', max: 75 }, '1/1/1950')).toEqual(['too-old']);
  expect(read({ kind: 'birthDate', min: 0 }, '1/1/2020')).toBe('2020-01-01');
  expect(read({ kind: 'identityNumber' }, '150101-0015', 'SE')).toEqual(['check-digit']);
  expect(read({ kind: 'identityNumber' }, '121212-1212', 'SE')).toEqual(['too-young']);
  expect(read({ kind: 'identityNumber', min: 0 }, '121212-1212', 'SE')).toBe('201212121212');
  expect(read({ kind: 'date', min: 0 }, '21/11/2026')).toEqual(['past']);
  expect(read({ kind: 'date', min: 0, max: 0 }, '22/11/2026')).toBe('2026-11-22');
  expect(read({ kind: 'date', max: 30 }, '23/12/2026')).toEqual(['future']);
});

test.each([
  ['ES', '08001', '08001'],
  ['ES', '53001', ['invalid']],
  ['SE', '11455', '114 55'],
  ['SE', '114 55', '114 55'],
  ['DE', '10115', '10115'],
  ['DK', '1050', '1050'],
  ['FI', '00100', '00100'],
  ['PL', '00950', '00-950'],
  ['PL', '00-950', '00-950'],
  ['RO', '010011', '010011'],
  ['NO', '0150', '0150'],
  ['ZA', '0001', '0001'],
  ['MX', '06000', '06000'],
  ['US', '20500', '20500'],
  ['US', '20500 0003', '20500-0003'],
  ['PH', '1000', '1000'],
  ['IE', 'd02 x285', 'D02X285'],
  ['ES', '8001', ['invalid']],
  ['PH', 'ABCD', ['invalid']],
] as const)('§5 the postal code of %s: %s is %o', (country, raw, expected) => {
  expect(read({ kind: 'postalCode' }, raw, country)).toEqual(expected);
});

/** SWIFT, IBAN Registry. */
const ibans = [
  'ES91 2100 0418 4502 0005 1332',
  'SE45 5000 0000 0583 9825 7466',
  'DE89 3704 0044 0532 0130 00',
  'DK50 0040 0440 1162 43',
  'FI21 1234 5600 0007 85',
  'PL61 1090 1014 0000 0712 1981 2874',
  'RO49 AAAA 1B31 0075 9384 0000',
  'NO93 8601 1117 947',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
];

test('§5 an IBAN is read in any spelling, a single changed character is refused', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ibans),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (iban, place, by) => {
        const value = iban.replaceAll(' ', '');
        expect(read({ kind: 'iban' }, iban.toLowerCase())).toBe(value);
        expect(FIELD_KINDS.iban.show(value, contextOf('ES'))).toBe(iban);
        const places = [...value.matchAll(/\d/g)].map(({ index }) => index);
        const at = places[place % places.length] ?? 0;
        const changed = value.slice(0, at) + ((Number(value[at]) + by) % 10) + value.slice(at + 1);
        expect(read({ kind: 'iban' }, changed)).toEqual(['check-digit']);
      },
    ),
    { numRuns: 200 },
  );
});

test('§5 an IBAN has the length of its country', () => {
  // Two digits short, with the check digits that this gives.
  const short = Array.from(
    { length: 97 },
    (_, at) => `ES${String(at + 2).padStart(2, '0')}21000418450200051`,
  );
  const codes = short.map((iban) => String(read({ kind: 'iban' }, iban)));
  expect(new Set(codes)).toEqual(new Set(['check-digit', 'invalid']));
  expect(codes.filter((code) => code === 'invalid')).toHaveLength(1);
  expect(read({ kind: 'iban' }, 'XX')).toEqual(['invalid']);
});

test.each([
  ['ES', '612 34 56 78', '+34612345678', '612 34 56 78'],
  ['ES', '0034 612-345-678', '+34612345678', '612 34 56 78'],
  ['ES', '+46 (0)70 123 45 67', '+46701234567', '+46 70 123 45 67'],
  ['SE', '070-123 45 67', '+46701234567', '070-123 45 67'],
  ['DE', '01512 3456789', '+4915123456789', '01512 3456789'],
  ['DK', '34 41 23 45', '+4534412345', '34 41 23 45'],
  ['FI', '041 2345678', '+358412345678', '041 2345678'],
  ['PL', '512 345 678', '+48512345678', '512 345 678'],
  ['RO', '0712 034 567', '+40712034567', '0712 034 567'],
  ['NO', '406 12 345', '+4740612345', '40 61 23 45'],
  ['ZA', '071 123 4567', '+27711234567', '071 123 4567'],
  ['MX', '222 123 4567', '+522221234567', '(222) 123-4567'],
  ['MX', '+52 55 1234 5678', '+525512345678', '(55) 1234-5678'],
  ['US', '(201) 555-0123', '+12015550123', '(201) 555-0123'],
  ['PH', '0905 123 4567', '+639051234567', '0905 123 4567'],
] as const)(
  '§5 the phone number of %s: %s is %s, shown as %s',
  (...[country, raw, value, shown]) => {
    const context = contextOf(country);
    expect(read({ kind: 'phone' }, raw, country)).toBe(value);
    expect(FIELD_KINDS.phone.show(value, context)).toBe(shown);
    expect(read({ kind: 'phone' }, FIELD_KINDS.phone.write(value, context), country)).toBe(value);
  },
);

test.each([
  ['ES', 'call me', ['invalid']],
  ['ES', '612', ['too-short']],
  ['ES', '61', ['too-short']],
  ['ES', '612 345 678 901 234 567 890', ['too-long']],
  ['ES', '+34 612 345 678 901', ['too-long']],
  ['ES', '112 345 678', ['invalid']],
  ['ES', '803 123 456', ['invalid']], // premium rate
  ['ZA', '099 999 9999', ['invalid']], // /min accepts it
] as const)('§5 the phone number of %s: %s is refused as %o', (country, raw, expected) => {
  expect(read({ kind: 'phone' }, raw, country)).toEqual(expected);
});

test('§5 hints show a number as people write it, in Mexico in its own format', () => {
  const examples = (['MX', 'ES', 'SE', 'IE'] as const).map((country) =>
    fieldExample({ name: 'phone', kind: 'phone' }, contextOf(country)),
  );
  expect(examples).toEqual(['(222) 123-4567', '612 34 56 78', '070-123 45 67', '085 012 3456']);
});

test('§5 answers are shown in the locale, and written into inputs so that they are read again', () => {
  const shown = (kind: Field['kind'], value: string, country: Country) => {
    const context = contextOf(country);
    const { show, write } = FIELD_KINDS[kind];
    const written = write(value, context);
    expect(read({ kind, min: 0 }, written, country)).toBe(value);
    return [show(value, context), written].map((text) => text.replace(/\s/g, ' '));
  };
  expect(shown('money', '1234.50', 'ES')).toEqual(['1234,50 €', '1234,50']);
  expect(shown('money', '12000', 'NO')).toEqual(['12 000 kr', '12000']);
  expect(shown('birthDate', '1980-05-03', 'US')).toEqual(['May 3, 1980', '05/03/1980']);
  expect(shown('birthDate', '1980-05-03', 'DE')).toEqual(['3. Mai 1980', '03/05/1980']);
  expect(shown('birthDate', '1980-05-03', 'SE')).toEqual(['3 maj 1980', '1980-05-03']);
  expect(shown('integer', '12000', 'PL')).toEqual(['12 000', '12000']);
});

test('WCAG 2.2, 1.3.5: inputs name what browsers can fill in', () => {
  const input = (field: Field) => FIELD_KINDS[field.kind].input(field, contextOf('ES'));
  expect(input({ name: 'firstName', kind: 'name' }).autoComplete).toBe('given-name');
  expect(input({ name: 'email', kind: 'email' })).toMatchObject({
    type: 'email',
    autoComplete: 'email',
  });
  expect(input({ name: 'birthDate', kind: 'birthDate' }).autoComplete).toBe('bday');
  expect(input({ name: 'iban', kind: 'iban' }).autoComplete).toBe('off');
  expect(input({ name: 'improvement', kind: 'longText', max: 1_000 }).maxLength).toBe(1_000);
});
