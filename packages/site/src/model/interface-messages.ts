import type { MessageFile, MessageTable, Translator } from '@plaza/i18n';

/**
 * Everything that the interface says, with its arguments. An app's `locales/` folder has a file of
 * it for each locale. Editors change a text in the component whose slug is the key in that file,
 * with hyphens for underscores.
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
  'amount-choice': {},
  /** Directive (EU) 2023/2225, article 8(1), in the words of the country's law. */
  'credit-warning': {},
  'sample-data-notice': {},
  'ranking-note': {},
  'no-offers': {},
  /** Fragment id of the list of offers, to which buttons in content lead. */
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
  /** Payments that are so many days apart; of one payment there is nothing to be said of that. */
  'instalments-every': { count: 'count', amount: 'money', days: 'days' },
  'video-play': { title: 'text' },
  'not-found-heading': {},
  'not-found-text': {},
  'not-found-action': {},
  'server-error-heading': {},
  'server-error-text': {},
  'server-error-action': {},
} as const satisfies MessageTable;

export type InterfaceMessages = typeof interfaceMessages;

/** All of it in one language, as a locale file has it. */
export type InterfaceFile = MessageFile<InterfaceMessages>;

export type InterfaceTranslator = Translator<InterfaceMessages>;

export type TranslateInterface = InterfaceTranslator['t'];

/** What writes words and figures. */
export type Writing = Pick<InterfaceTranslator, 't' | 'formats'>;
