import type { Page } from '@plaza/contract';
import type { CountryContent } from './country-content.ts';
import { block, bullets, doc, faq, heading, notice, paragraph } from './document.ts';

export type PageEntry = Omit<Page, 'body'> & { readonly body: object };

type PageTexts = {
  readonly heading: string;
  readonly lead: string;
  readonly title: string;
  readonly description: string;
};

/** Search engines cut what is longer. */
const LONGEST = { title: 70, description: 170 } as const;

/** A text cut behind a word where it is too long. */
const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).replace(/[\s,:;]+\S*$/, '')}…` : text;

/** What every page has; a landing page for paid clicks is not indexed. */
export function pageFields(
  { country, now, options }: CountryContent,
  { heading, lead, title, description }: PageTexts,
  isIndexed = true,
) {
  return {
    locale: country.locale,
    ...{ heading, lead },
    meta: {
      title: title.length > LONGEST.title ? title.replace(` | ${options.name}`, '') : title,
      description: shortened(description, LONGEST.description),
      noIndex: !isIndexed,
      noFollow: false,
    },
    publishedAt: now,
    updatedAt: now,
  };
}

/** The contact page (§2.1). */
export function contactPage(content: CountryContent): PageEntry {
  const { say, texts, paths } = content;
  const words = say(texts.contact);
  return {
    id: 'contact',
    path: paths.contact,
    pageType: 'Contact',
    ...pageFields(content, words),
    body: doc(
      heading(words.answerHeading),
      paragraph(words.answer),
      heading(words.loanHeading),
      paragraph(words.loan),
      notice('WarningBlock', { title: words.scamTitle, text: words.scam }),
      heading(words.complaintsHeading),
      paragraph(words.complaints),
      heading(words.faqHeading),
      faq(words.faq),
      paragraph(words.see),
    ),
  };
}

/** The privacy policy (§2.1). */
export function privacyPage(content: CountryContent): PageEntry {
  const { say, texts, paths, options } = content;
  const words = say(texts.privacy);
  const hasVendors = Object.keys(options.vendors).length > 0;
  const [providers = '', form = '', ...others] = words.recipients;
  const hasForm = options.pages.includes('landing');
  return {
    id: 'privacy-policy',
    path: paths.privacy,
    pageType: 'PrivacyPolicy',
    ...pageFields(content, words),
    body: doc(
      notice('InformationBlock', { title: words.summaryTitle, text: words.summary }),
      heading(words.controllerHeading),
      bullets(identity(content)),
      paragraph(words.law),
      heading(words.dataHeading),
      bullets(words.data),
      heading(words.purposesHeading),
      bullets(words.purposes),
      paragraph(words.consentNote),
      heading(words.recipientsHeading),
      bullets([
        providers,
        ...(hasVendors ? [words.vendors] : []),
        ...(hasForm ? [form] : []),
        ...others,
      ]),
      heading(words.retentionHeading),
      bullets(words.retention),
      heading(words.rightsHeading),
      bullets(words.rights),
      paragraph(words.rightsHow),
      heading(words.automatedHeading),
      paragraph(words.automated),
      heading(words.changesHeading),
      paragraph(words.changes),
    ),
  };
}

/** Who is responsible, with the names and the same words that the footer has. */
function identity({ t, texts, email, privacyEmail }: CountryContent): string[] {
  const { legalName, taxId, registration, address } = texts.organization;
  return [
    `${t('legal-name')}: ${legalName}`,
    `${t('tax-id')}: ${taxId}`,
    `${t('registration')}: ${registration}`,
    `${t('postal-address')}: ${address.join(', ')}`,
    `${t('email')}: ${email}`,
    `${t('data-protection-email')}: ${privacyEmail}`,
  ];
}

/** The cookie policy (§2.1). */
export function cookiePage(content: CountryContent): PageEntry {
  const { say, texts, paths } = content;
  const words = say(texts.cookies);
  return {
    id: 'cookie-policy',
    path: paths.cookies,
    pageType: 'CookiePolicy',
    ...pageFields(content, words),
    body: doc(
      heading(words.whatHeading),
      paragraph(words.what),
      heading(words.choiceHeading),
      ...words.choice.map(paragraph),
      heading(words.listHeading),
      block('CookieTableBlock', {}),
      paragraph(words.listNote),
      heading(words.browserHeading),
      paragraph(words.browser),
      heading(words.whoHeading),
      paragraph(words.who),
    ),
  };
}
