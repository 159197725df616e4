import type { Component, CookieConsent } from '@plaza/contract';

/** The words of the preferences dialog among a site's components; a site that asks for consent has them once. */
export function consentWords(components: readonly Component[]): CookieConsent | undefined {
  return components.find((component) => component.type === 'cookieConsent')?.content;
}
