import { CONSENT_CATEGORIES } from '@plaza/contract';
import { readTexts, type SiteTexts } from '../core/texts.ts';
import type { CountryContent } from './country-content.ts';
import { amountPage, frontPage, landingPage } from './offer-pages.ts';
import { contactPage, cookiePage, privacyPage } from './pages.ts';

/** Entries of a country by their file below `content/`, without the folder of the locale. */
export type Entries = Readonly<Record<string, object>>;

/** Everything of `content/` that is in the language of one country. */
export function countryEntries(content: CountryContent): Entries {
  return {
    ...named('pages', pages(content)),
    ...named('menus', menus(content)),
    ...named('components', components(content)),
    ...named('cookie-categories', categories(content.texts, content)),
    ...named('search-menu-items', searchItems(content)),
    ...Object.fromEntries(
      content.products.map((product) => [`products/${product.slug}.json`, product]),
    ),
  };
}

/** The categories in English, which the service answers with where no locale is asked for (§7.1). */
export const englishCategories = (now: string): Entries =>
  named('cookie-categories', categories(readTexts('en-US'), { now, country: { locale: 'en-US' } }));

const named = (folder: string, entries: readonly { readonly id: string }[]): Entries =>
  Object.fromEntries(entries.map((entry) => [`${folder}/${entry.id}.json`, entry]));

function pages(content: CountryContent) {
  const { options, country } = content;
  const has = (page: (typeof options.pages)[number]) => options.pages.includes(page);
  return [
    frontPage(content),
    ...(has('amounts') ? country.amounts.map((amount) => amountPage(content, amount)) : []),
    ...(has('landing') ? [landingPage(content)] : []),
    ...(has('contact') ? [contactPage(content)] : []),
    privacyPage(content),
    cookiePage(content),
  ];
}

type Linked = { readonly label: string; readonly path: string };

/** The pages that menus lead to, the contact page where there is one. */
function legalLinks({ texts, paths, options }: CountryContent): Linked[] {
  const { contact, privacy, cookies } = texts.menus;
  return [
    ...(options.pages.includes('contact') ? [{ label: contact, path: paths.contact }] : []),
    { label: privacy, path: paths.privacy },
    { label: cookies, path: paths.cookies },
  ];
}

function menus(content: CountryContent) {
  const { country, texts, now, link, options, paths } = content;
  const menu = (slug: 'header' | 'footer', links: readonly Linked[]) => ({
    id: slug,
    slug,
    locale: country.locale,
    title: texts.menus[slug],
    items: links.map(({ label, path }) => ({ label, link: { value: link(path) } })),
    updatedAt: now,
  });
  const { loans, contact } = texts.menus;
  const contactLink = options.pages.includes('contact')
    ? [{ label: contact, path: paths.contact }]
    : [];
  return [
    menu('header', [{ label: loans, path: '/' }, ...contactLink]),
    menu('footer', legalLinks(content)),
  ];
}

function components({ options, country, texts, say, now, email, privacyEmail }: CountryContent) {
  const shared = { locale: country.locale, updatedAt: now };
  const { title, legalName, taxId, registration, address, supervisor } = texts.organization;
  const { text, thirdParties, ...words } = texts.consent;
  const hasVendors = Object.keys(options.vendors).length > 0;
  return [
    {
      id: 'organization',
      slug: 'organization',
      type: 'organization',
      name: title,
      organization: {
        name: options.name,
        ...{ legalName, taxId, registration, address, email },
        url: options.url,
        dataProtectionEmail: privacyEmail,
        supervisor,
      },
      ...shared,
    },
    {
      id: 'cookie-consent',
      slug: 'cookie-consent',
      type: 'cookieConsent',
      name: texts.consent.tabs.about,
      content: {
        text: say(text, { thirdParties: hasVendors ? say(thirdParties) : '' }),
        ...words,
        consentKeys: Object.fromEntries(
          CONSENT_CATEGORIES.map((category) => [category, texts.categories[category].name]),
        ),
      },
      ...shared,
    },
  ];
}

type Place = { readonly now: string; readonly country: { readonly locale: string } };

const categories = (texts: SiteTexts, { now, country }: Place) =>
  CONSENT_CATEGORIES.map((category) => ({
    id: category,
    locale: country.locale,
    category,
    ...texts.categories[category],
    updatedAt: now,
  }));

function searchItems(content: CountryContent) {
  const { options, country, texts, say, paths, money, link, now } = content;
  const amounts = options.pages.includes('amounts')
    ? country.amounts.map((amount) => ({
        id: `loan-${amount}`,
        label: say(texts.amount.heading, { amount: money(amount) }),
        path: paths.amount(amount),
        group: texts.menus.loans,
      }))
    : [];
  const help = legalLinks(content).map(({ label, path }) => ({
    id: path.replaceAll('/', ''),
    ...{ label, path, group: texts.search.group },
  }));
  return [...amounts, ...help].map(({ id, label, path, group }, position) => ({
    id,
    locale: country.locale,
    label,
    link: { value: link(path) },
    group,
    keywords: [],
    position: position + 1,
    updatedAt: now,
  }));
}
