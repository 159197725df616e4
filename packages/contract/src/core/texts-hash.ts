import type { CookieCategory } from '../model/cookie-category.ts';
import type { CookieConsent } from '../model/cookie-consent.ts';
import { hashOf } from './hash-of.ts';

/** The texts of the preferences dialog in one locale that are content (§2.5, §3.3). */
export interface ConsentTexts {
  readonly texts: CookieConsent;
  readonly categories: readonly Pick<CookieCategory, 'category' | 'name' | 'description'>[];
}

/**
 * The SHA-256 that a receipt stores for the texts its visitor read. Site and service compute it
 * independently from their copies of the content, so the interface's own labels, which are part of a
 * build, are not in it.
 */
export function textsHash({ texts, categories }: ConsentTexts): Promise<string> {
  const described = categories
    .map(({ category, name, description }) => [category, name, description] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return hashOf([texts, described]);
}
