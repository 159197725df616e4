import type { FieldContext } from '../../model/answers.ts';
import type { Field, FieldKind } from '../../model/flow.ts';
import { examplePhone } from './phone-numbers.ts';
import { showInteger, showMoney, writeDate } from './show-answers.ts';

/** By country: an identity number, a postal code and an IBAN, as they are written there. */
const examples: Readonly<
  Record<string, readonly [identityNumber: string, postalCode: string, iban?: string]>
> = {
  // The numbers are those that authorities publish; the IBANs those of SWIFT's registry. None is a person's.
  ES: ['12345678Z', '28001', 'ES91 2100 0418 4502 0005 1332'],
  SE: ['640823-3234', '114 55', 'SE45 5000 0000 0583 9825 7466'],
  DE: ['86 095 742 719', '10115', 'DE89 3704 0044 0532 0130 00'],
  DK: ['070761-4285', '1050', 'DK50 0040 0440 1162 43'],
  FI: ['131052-308T', '00100', 'FI21 1234 5600 0007 85'],
  PL: ['44051401359', '00-950', 'PL61 1090 1014 0000 0712 1981 2874'],
  RO: ['1630615123457', '010011', 'RO49 AAAA 1B31 0075 9384 0000'],
  NO: ['130972 48022', '0150', 'NO93 8601 1117 947'],
  ZA: ['800101 5009 087', '0001'],
  MX: ['SABC560626MDFLRN01', '06000'],
  US: ['123-45-6789', '20500'],
  PH: ['P1234567A', '1000'],
};

type Example = (context: FieldContext, field: Field) => string | undefined;

const within = (wanted: number, { min = wanted, max = wanted }: Field) =>
  `${Math.max(min, Math.min(max, wanted))}`;

const ofCountry =
  (at: 0 | 1 | 2): Example =>
  ({ country }) =>
    Object.hasOwn(examples, country) ? examples[country]?.[at] : undefined;

const birthday: Example = (context) => writeDate('1984-12-31', context);

const byKind: Readonly<Partial<Record<FieldKind, Example>>> = {
  email: () => 'ana@example.com',
  phone: ({ country }) => examplePhone(country),
  identityNumber: ofCountry(0),
  postalCode: ofCountry(1),
  iban: ofCountry(2),
  birthDate: birthday,
  date: (context) => writeDate(context.today || '2026-12-31', context),
  money: (context, field) => showMoney(within(1_500, field), context),
  integer: (context, field) => showInteger(within(12, field), context),
};

/**
 * An answer as people in the country write it, for hints and issues.
 *
 * @returns undefined for texts, names and choices
 */
export const fieldExample = (field: Field, context: FieldContext): string | undefined =>
  byKind[field.kind]?.(context, field);
