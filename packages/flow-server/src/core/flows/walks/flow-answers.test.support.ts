import type { Field } from '@plaza/flows';

/** What is typed into a field, or chosen. */
export type Typed = readonly string[];

/** Numbers that authorities publish as examples, and phones of documentation ranges where there are any. */
const ofCountries: Readonly<Record<string, readonly [phone: string, id: string, post: string]>> = {
  ES: ['612 34 56 78', '12345678Z', '08001'],
  SE: ['070-123 45 67', '640823-3234', '114 55'],
  DE: ['01512 3456789', '86 095 742 719', '10115'],
  DK: ['34 41 23 45', '070761-4285', '1050'],
  FI: ['041 2345678', '131052-308T', '00100'],
  PL: ['512 345 678', '44051401359', '00-950'],
  RO: ['0712 034 567', '1630615123457', '010011'],
  NO: ['406 12 345', '130972 48022', '0150'],
  ZA: ['071 123 4567', '800101 5009 087', '0001'],
  MX: ['(222) 123-4567', 'SABC560626MDFLRN01', '06000'],
  US: ['(201) 555-0123', '123-45-6789', '20500'],
  PH: ['0905 123 4567', 'P1234567A', '1000'],
};

const within = ({ min = 0, max = 1_000 }: Field) => `${Math.min(Math.max(min, 1_000), max)}`;

/** A valid answer to a field as somebody of a country types it; the first option of a choice. */
export function typedIn(field: Field, country: string, email: string): Typed {
  const [phone = '', identityNumber = '', postalCode = ''] = ofCountries[country] ?? [];
  const plain: Partial<Record<Field['kind'], string>> = {
    ...{ text: 'Calle Mayor 1', name: 'Åsa', longText: 'Better <b>words</b> & fewer.' },
    ...{ email, phone, identityNumber, postalCode, birthDate: '1980-05-03', date: '2027-01-31' },
    ...{ iban: 'DE89 3704 0044 0532 0130 00', money: within(field), integer: within(field) },
    ...{ yesNo: 'yes', consent: field.consentVersion ?? 'yes' },
  };
  const typed = plain[field.kind] ?? field.options?.[0];
  return typed === undefined ? [] : [typed];
}

/** What is refused, by kind and with the code of the refusal. */
export function refusedIn(field: Field): readonly (readonly [typed: string, code: string])[] {
  const { kind, min, max, optional } = field;
  const empty: readonly (readonly [string, string])[] =
    optional || kind === 'consent' ? [] : [['', 'required']];
  const tooLow = min === undefined || min <= 0 ? [] : [[`${min - 1}`, 'too-low'] as const];
  const tooHigh = max === undefined ? [] : [[`${max + 1}`, 'too-high'] as const];
  const ofKinds: Readonly<Record<Field['kind'], readonly (readonly [string, string])[]>> = {
    text: [['x'.repeat(500), 'too-long']],
    name: [['x'.repeat(500), 'too-long']],
    longText: [['x'.repeat((max ?? 5_000) + 1), 'too-long']],
    email: [['ana@', 'invalid']],
    phone: [
      ['612', 'too-short'],
      ['call me', 'invalid'],
    ],
    identityNumber: [['12', 'invalid']],
    postalCode: [['-', 'invalid']],
    iban: [
      ['DE89 3704 0044 0532 0130 01', 'check-digit'],
      ['XX', 'invalid'],
    ],
    birthDate: [
      ['2020-01-01', 'too-young'],
      ['1900-01-01', 'too-old'],
      ['2099-01-01', 'future'],
      ['31.31.1980', 'invalid'],
    ],
    date: [['tomorrow', 'invalid']],
    money: [['muchos', 'invalid'], ...tooLow, ...tooHigh],
    integer: [['1,5', 'invalid'], ...tooLow, ...tooHigh],
    choice: [['yacht', 'unknown-option']],
    choices: [['yacht', 'unknown-option']],
    yesNo: [['maybe', 'unknown-option']],
    consent: optional
      ? [['2001-01', 'not-accepted']]
      : [
          ['', 'not-accepted'],
          ['2001-01', 'not-accepted'],
        ],
  };
  return [...empty, ...ofKinds[kind]];
}
