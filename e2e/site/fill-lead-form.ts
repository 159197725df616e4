import type { CountryCode } from 'libphonenumber-js';
import { getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import type { Page } from 'playwright';
import { countryOf } from '../environment/visitors.ts';

type Lead = { readonly locale: string; readonly email: string };

/**
 * Fills in and sends the third party's form, in any language, with a phone number of the country.
 */
export async function fillLeadForm(page: Page, { locale, email }: Lead): Promise<void> {
  const country = countryOf(locale) as CountryCode;
  const phone = getExampleNumber(country, examples)?.formatNational() ?? '';
  const texts: Readonly<Record<string, string>> = { name: 'Ana Prueba', email, phone };
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text);
  for (const choice of await page.locator('select').all()) await choice.selectOption({ index: 1 });
  for (const box of await page.locator('input[type=checkbox]').all()) await box.check();
  await Promise.all([page.waitForLoadState('load'), page.locator('form button').click()]);
  await page.locator('section').waitFor();
}
