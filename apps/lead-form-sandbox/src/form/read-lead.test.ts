import { expect, test } from 'vitest';
import { internationalPhone } from './read-lead.ts';

test.each([
  ['612 34 56 78', 'es-ES', '+34612345678'],
  ['(+34) 912-345.678', 'es-ES', '+34912345678'],
  ['0034 712345678', 'es-ES', '+34712345678'],
  ['+351 912 345 678', 'es-ES', '+351912345678'],
  ['55 1234 5678', 'es-MX', '+525512345678'],
  ['+52 55 1234 5678', 'es-ES', '+525512345678'],
  ['072 123 4567', 'en-ZA', '+27721234567'],
  ['070-123 45 67', 'sv-SE', '+46701234567'],
])('§1 the phone number %s in %s is %s', (input, locale, phone) => {
  expect(internationalPhone(input, locale)).toBe(phone);
});

test.each([
  ['', 'es-ES'],
  ['112', 'es-ES'],
  ['612345', 'es-ES'],
  ['612 34 56 78', 'es-MX'],
  ['+34 6123456789', 'es-ES'],
  ['llámame', 'es-ES'],
  ['6'.repeat(400), 'es-ES'],
  ['612345678', 'es-XX'],
])('§1 %s in %s is not a phone number', (input, locale) => {
  expect(internationalPhone(input, locale)).toBeUndefined();
});
