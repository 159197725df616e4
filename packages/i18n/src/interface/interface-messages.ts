import type { Translator } from '../core/translator.ts';
import type { MessageFile, MessageTable } from '../model/message-table.ts';

/**
 * All messages of the interface with their arguments. `locales/` has them in each language; an
 * app's `locales/{locale}.json` has what differs. Editors change a text in the component whose slug
 * is the key of the file, with hyphens instead of underscores.
 */
export const interfaceMessages = {
  'skip-link': {},
  'main-navigation': {},
  'legal-navigation': {},
  'footer-statement': {},
  'company-identity': {},
  'contact-details': {},
  'contact-form-heading': {},
  'contact-name': {},
  'contact-email-hint': {},
  'contact-topic': {},
  'contact-topic-question': {},
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
  'accessibility-scope-text': { pages: 'number', views: 'number' },
  'accessibility-findings': {},
  'accessibility-no-findings': {},
  'accessibility-finding': { rule: 'text', path: 'text', view: 'text' },
  'consent-settings': {},
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
  /** Directive (EU) 2023/2225, article 8(1), in the wording of the country's law. */
  'credit-warning': {},
  'sample-data-notice': {},
  'ranking-note': {},
  'no-offers': {},
  /** Fragment id of the list of offers, the target of buttons in content. */
  'offers-fragment': {},
  sponsored: {},
  'see-offer': {},
  'product-lender': {},
  'product-amount': {},
  'product-term': {},
  'product-cost': {},
  'product-apr': {},
  'product-total-payable': {},
  'product-conditions': {},
  'product-min-age': { age: 'years' },
  'product-payout-time': { time: 'text' },
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
  'server-error-heading': {},
  'server-error-text': {},
  'server-error-action': {},
} as const satisfies MessageTable;

export type InterfaceMessages = typeof interfaceMessages;

/** All texts of one language, the content of a locale file. */
export type InterfaceFile = MessageFile<InterfaceMessages>;

export type InterfaceTranslator = Translator<InterfaceMessages>;

export type TranslateInterface = InterfaceTranslator['t'];

/** Messages and formats of a locale. */
export type Writing = Pick<InterfaceTranslator, 't' | 'formats'>;
