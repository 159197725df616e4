import type { Fact } from '@plaza/ui-blocks/react';

type MaybeFact = Omit<Fact, 'value'> & { readonly value: Fact['value'] | undefined };

/** The facts that have a value; an empty list is none. */
export function knownFacts(facts: readonly MaybeFact[]): Fact[] {
  return facts.filter((fact): fact is Fact => fact.value !== undefined && fact.value.length > 0);
}

/** The name of a country in the language of a locale; a text that is no code is kept. */
export const countryName = (locale: string, code: string) => displayName(locale, 'region', code);

/** The name of a currency in the language of a locale. */
export const currencyName = (locale: string, code: string) => displayName(locale, 'currency', code);

function displayName(locale: string, type: 'region' | 'currency', code: string): string {
  const form = type === 'region' ? /^[A-Z]{2}$/ : /^[A-Z]{3}$/;
  return form.test(code) ? (new Intl.DisplayNames(locale, { type }).of(code) ?? code) : code;
}

/** The address of a website as people read it, without its protocol. */
export const siteName = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** A `tel:` link. */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
