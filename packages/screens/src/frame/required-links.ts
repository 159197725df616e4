import { nationalCreditRules } from '@plaza/finance';
import type { MenuLink } from './menu-links.ts';

/** The public bodies that the law of a locale's country wants linked, unless a menu links them. */
export function requiredLinks(locale: string, linked: readonly MenuLink[]): MenuLink[] {
  const { links = [] } = nationalCreditRules(locale);
  return links
    .filter(({ url }) => !linked.some(({ href }) => href === url))
    .map(({ name, url }) => ({ href: url, label: name }));
}
