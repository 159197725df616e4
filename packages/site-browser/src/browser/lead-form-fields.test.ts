import { expect, test } from 'vitest';
import { prefillFields } from './lead-form-fields.ts';
import { formatMexicanPhone } from './mexican-phone.ts';

test('§1 a lead form is prefilled with the email and the phone of tracking, not with mailing ids', () => {
  const data = { emailUserId: 'ana@correo.example', phoneNumberId: '+34612345678', subId: 'z' };
  expect(prefillFields(data)).toEqual({ email: 'ana@correo.example', phone: '+34612345678' });
  expect(prefillFields({ emailUserId: '81723', phoneNumberId: 'a-17' })).toEqual({});
  expect(prefillFields({})).toEqual({});
});

test('§3.2 the token of an earlier input goes along with its id', () => {
  const data = { userInputId: '17', userInputToken: 'secret' };
  expect(prefillFields(data)).toEqual(data);
  expect(prefillFields({ userInputId: '17' })).toEqual({});
});

test('§5 a Mexican phone has the format of its country', () => {
  const phoneOf = (phoneNumberId: string) => prefillFields({ phoneNumberId }, formatMexicanPhone);
  expect(phoneOf('+525512345678')).toEqual({ phone: '(55) 1234-5678' });
  expect(phoneOf('2221234567')).toEqual({ phone: '(222) 123-4567' });
});
