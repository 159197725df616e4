import { CONSENT_CATEGORIES } from '@plaza/contract';
import type { CheckedSite, Finding, SiteRule } from '../model.ts';

/** Each language has the menus, the company, the texts of the consent dialog and its categories. */
export const siteParts: SiteRule = (site) =>
  site.plaza.site.markets.flatMap(({ locale }) => [
    ...missingMenus(site, locale),
    ...missingComponents(site, locale),
    ...missingCategories(site, locale),
  ]);

function missingMenus({ entries, isWhole }: CheckedSite, locale: string): Finding[] {
  if (!isWhole('menus')) return [];
  const slugs = ofLocale(entries('menus'), locale).map(({ slug }) => slug);
  return ['header', 'footer']
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => ({
      file: 'content/menus',
      message: `${locale} has no menu ${slug}`,
      hint: `Add content/menus/….json with "slug": "${slug}" and "locale": "${locale}".`,
    }));
}

function missingComponents({ entries, isWhole, plaza }: CheckedSite, locale: string): Finding[] {
  if (!isWhole('components')) return [];
  const types = ofLocale(entries('components'), locale).map(({ type }) => type);
  const needed = [
    { type: 'organization', what: 'identifies the company behind the site' },
    ...(plaza.consent?.mode === 'external'
      ? []
      : [{ type: 'cookieConsent', what: 'contains the texts of the consent dialog' }]),
  ];
  return needed
    .filter(({ type }) => !types.some((other) => other === type))
    .map(({ type, what }) => ({
      file: 'content/components',
      message: `${locale} has no component of type ${type}, which ${what}`,
      hint: `Add content/components/….json with "type": "${type}" and "locale": "${locale}".`,
    }));
}

function missingCategories({ entries, isWhole }: CheckedSite, locale: string): Finding[] {
  if (!isWhole('cookie-categories')) return [];
  const known = ofLocale(entries('cookie-categories'), locale).map(({ category }) => category);
  return CONSENT_CATEGORIES.filter((category) => !known.includes(category)).map((category) => ({
    file: 'content/cookie-categories',
    message: `${locale} has no text for the consent category ${category}`,
    hint: `Add content/cookie-categories/….json with "category": "${category}" and "locale": "${locale}".`,
  }));
}

const ofLocale = <V extends { readonly locale: string }>(
  entries: readonly { readonly value: V }[],
  locale: string,
) => entries.map(({ value }) => value).filter((value) => value.locale === locale);
