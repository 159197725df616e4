import { mergeMessages } from '../core/merge-messages.ts';
import type { Translator } from '../core/translator.ts';
import type { MessageFile, MessageTable } from '../model/message-table.ts';
import { directoryMessages } from './directory-messages.ts';
import { editorialMessages } from './editorial-messages.ts';
import { flowMessages } from './flow-messages.ts';
import { listMessages } from './list-messages.ts';
import { productMessages } from './product-messages.ts';
import { searchMessages } from './search-messages.ts';
import { toolMessages } from './tool-messages.ts';

/** The messages that belong to no group. */
const otherMessages = {
  'skip-link': {},
  'main-navigation': {},
  'menu-open': {},
  'menu-close': {},
  'country-choice': {},
  'country-suggestion': {},
  'country-stay': {},
  'legal-navigation': {},
  'footer-statement': {},
  'company-identity': {},
  'contact-details': {},
  'contact-form-heading': {},
  'contact-name': {},
  'contact-email-hint': {},
  'contact-topic': {},
  'contact-topic-question': {},
  'contact-reply': {},
  'contact-reply-time': {},
  'contents-list': {},
  'facts-heading': {},
  website: {},
  founded: {},
  'about-owner': {},
  'about-funding': {},
  'press-releases': {},
  'press-contact': {},
  'press-no-releases': {},
  'job-salary': {},
  'job-salary-year': { salary: 'text' },
  'job-salary-month': { salary: 'text' },
  'job-salary-hour': { salary: 'text' },
  'job-salary-note': {},
  'job-place': {},
  'job-remote-none': {},
  'job-remote-hybrid': {},
  'job-remote-full': {},
  'job-type': {},
  'job-type-fullTime': {},
  'job-type-partTime': {},
  'job-type-temporary': {},
  'job-type-internship': {},
  'job-deadline': {},
  'job-published': {},
  'job-apply': {},
  'application-how': {},
  'application-closed': {},
  'application-closed-text': { date: 'date' },
  'scholarship-amount': {},
  'scholarship-awards': {},
  'scholarship-rules': {},
  'scholarship-apply': {},
  'forbidden-elsewhere': {},
  'contact-topic-correction': {},
  'contact-topic-complaint': {},
  'contact-topic-privacy': {},
  'contact-message': {},
  'contact-message-hint': {},
  'contact-privacy': {},
  'contact-privacy-policy': {},
  'contact-send': {},
  'contact-trap': {},
  'contact-sent-heading': {},
  'contact-sent-text': {},
  'contact-faults-heading': {},
  'contact-faults-title-prefix': {},
  'contact-name-missing': {},
  'contact-name-long': {},
  'contact-name-wrong': {},
  'contact-email-missing': {},
  'contact-email-long': {},
  'contact-email-wrong': {},
  'contact-topic-missing': {},
  'contact-message-missing': {},
  'contact-message-long': {},
  'contact-message-wrong': {},
  'contact-privacy-missing': {},
  'contact-too-many': {},
  'contact-unavailable': {},
  'legal-name': {},
  'tax-id': {},
  registration: {},
  'postal-address': {},
  email: {},
  telephone: {},
  'opening-hours': {},
  'data-protection-email': {},
  supervisor: {},
  'last-updated': { date: 'date' },
  'accessibility-results': {},
  'accessibility-standard': {},
  'accessibility-tested': {},
  'accessibility-tested-on': { date: 'date' },
  'accessibility-tools': {},
  'accessibility-scope': {},
  'accessibility-scope-text': { pages: 'number', views: 'number', zoom: 'percent' },
  'accessibility-findings': {},
  'accessibility-no-findings': {},
  'accessibility-finding': { rule: 'text', path: 'text', view: 'text' },
  'consent-settings': {},
  /** In the words of Cal. Civ. Code § 1798.135(a). */
  'consent-opt-out': {},
  'consent-title': {},
  'consent-learn-more': { provider: 'text' },
  'consent-cookie-policy': {},
  'consent-privacy-policy': {},
  'consent-close': {},
  'consent-expiration': {},
  'consent-type': {},
  'cookie-name': {},
  'cookie-purpose': {},
  'amount-choice': {},
  'amount-compare': {},
  'amount-answer': { question: 'text' },
  'amount-repaid': { start: 'date', end: 'date' },
  'figures-checked': { date: 'date' },
  /** Said after it of figures that are older than the site allows. */
  'figures-old': {},
  /** Directive (EU) 2023/2225, article 8(1), in the wording of the country's law. */
  'credit-warning': {},
  'sample-data-notice': {},
  'ranking-note': {},
  'no-offers': {},
  /** Heading of the offers that a list of one amount does not compare. */
  'offers-others': {},
  /** Fragment id of the list of offers, the target of buttons in content. */
  'offers-fragment': {},
  sponsored: {},
  'see-offer': {},
  'rate-fixed': { rate: 'percent' },
  'rate-variable': { rate: 'percent' },
  'example-heading': {},
  'example-total-credit': {},
  'example-borrowing-rate': {},
  'example-total-cost': {},
  'example-term': {},
  'example-apr': {},
  'example-total-payable': {},
  'example-instalments': {},
  instalments: { count: 'count', amount: 'money' },
  /** Payments at an interval of days; a single payment has no interval. */
  'instalments-every': { count: 'count', amount: 'money', days: 'days' },
  'video-play': { title: 'text' },
  'lead-form-recipient': { host: 'text' },
  'not-found-heading': {},
  'not-found-text': {},
  'not-found-action': {},
  'busy-heading': {},
  'busy-text': {},
  'busy-action': {},
  'server-error-heading': {},
  'server-error-text': {},
  'server-error-action': {},
} as const satisfies MessageTable;

/**
 * All messages of the interface with their arguments. `locales/` has them in each language; an
 * app's `locales/{locale}.json` has what differs. Editors change a text in the component whose slug
 * is `interfaceTextSlug` of the key of the file.
 */
export const interfaceMessages = mergeMessages(
  otherMessages,
  searchMessages,
  listMessages,
  editorialMessages,
  productMessages,
  directoryMessages,
  toolMessages,
  flowMessages,
);

export type InterfaceMessages = typeof interfaceMessages;

/** All texts of one language, the content of a locale file. */
export type InterfaceFile = MessageFile<InterfaceMessages>;

export type InterfaceTranslator = Translator<InterfaceMessages>;

export type TranslateInterface = InterfaceTranslator['t'];

/** Messages and formats of a locale. */
export type Writing = Pick<InterfaceTranslator, 't' | 'formats'>;
