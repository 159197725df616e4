import { expect, test } from 'vitest';
import { leadFormTranslator } from './lead-form-texts.ts';

const locales = [
  'da-DK',
  'de-DE',
  'en-PH',
  'en-US',
  'en-ZA',
  'es-ES',
  'es-MX',
  'fi-FI',
  'nb-NO',
  'pl-PL',
  'ro-RO',
  'sv-SE',
];

test.each(locales)('§2.6 the form is complete in %s', async (locale) => {
  const { t } = await leadFormTranslator({ locale, currency: 'EUR' });
  expect(t('phone-hint', { country: 'Plaza' })).toContain('Plaza');
  expect(t('telephone')).not.toBe('');
});

test('reports a language without texts', async () => {
  await expect(leadFormTranslator({ locale: 'it-IT', currency: 'EUR' })).rejects.toThrow('it-IT');
});
