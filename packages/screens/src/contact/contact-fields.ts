import type { ContactMessageRequest } from '@plaza/contract';
import type { InterfaceMessages } from '@plaza/i18n';

/** The field names of the contact form, shared by the page and the endpoint. */
export const contactForm = {
  action: '/api/contact',
  /** Part of the form, so that the response is in its language. */
  localeField: 'locale',
  /** Milliseconds since the page was opened, set by the enhancement; empty without JavaScript. */
  elapsedField: 'elapsed',
  /** Hidden from people; only bots fill it in. */
  trapField: 'website',
  /** Fragment id of the receipt on the contact page. */
  sentFragment: 'message-sent',
  /** Submissions faster than this are likely bots. */
  shortestMs: 3_000,
  /** Maximum size of the posted form. */
  bodyBytes: 64 * 1024,
  /** Maximum number of forms read in a minute, because each invalid one renders a page. */
  formsPerMinute: { perClient: 30, inAll: 600 },
} as const;

export type ContactError = 'missing' | 'long' | 'wrong';

type ErrorMessages = Readonly<Partial<Record<ContactError, keyof InterfaceMessages>>>;

/** The fields, with the message of each possible error. */
export const contactFields = {
  name: {
    missing: 'contact-name-missing',
    long: 'contact-name-long',
    wrong: 'contact-name-wrong',
  },
  email: {
    missing: 'contact-email-missing',
    long: 'contact-email-long',
    wrong: 'contact-email-wrong',
  },
  topic: { missing: 'contact-topic-missing' },
  message: {
    missing: 'contact-message-missing',
    long: 'contact-message-long',
    wrong: 'contact-message-wrong',
  },
  privacy: { missing: 'contact-privacy-missing' },
} as const satisfies Record<string, ErrorMessages>;

export type ContactField = keyof typeof contactFields;

/** The label of each topic. */
export const contactTopics = {
  question: 'contact-topic-question',
  correction: 'contact-topic-correction',
  complaint: 'contact-topic-complaint',
  privacy: 'contact-topic-privacy',
} as const satisfies Record<ContactMessageRequest['topic'], keyof InterfaceMessages>;

/** Reasons for rejecting a valid message, with their texts. */
export const contactFailures = {
  'too-many': 'contact-too-many',
  unavailable: 'contact-unavailable',
} as const satisfies Record<string, keyof InterfaceMessages>;

export type ContactFailure = keyof typeof contactFailures;
