import type { Component, CookieConsent } from '@plaza/contract';

/** Finds the texts of the preferences dialog among a site's components. */
export function consentTexts(components: readonly Component[]): CookieConsent | undefined {
  return components.find((component) => component.type === 'cookieConsent')?.content;
}
