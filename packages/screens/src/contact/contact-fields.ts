import type { ContactMessageRequest } from '@plaza/contract';
import type { InterfaceMessages } from '@plaza/i18n';

/** The contact form's names, shared by the page that shows it and the address that takes it. */
export const contactForm = {
  action: '/api/contact',
  /** Carried by the form, so that the answer speaks its language. */
  localeField: 'locale',
  /** Milliseconds that the page was open, written by its behaviour; empty without JavaScript. */
  elapsedField: 'elapsed',
  /** People do not see it, machines fill it in. */
  trapField: 'website',
  /** Fragment id of the contact page's receipt. */
  sentFragment: 'message-sent',
  /** Faster than this nobody writes a message. */
  shortestMs: 3_000,
  /** Of the whole form, as it is posted. */
  bodyBytes: 64 * 1024,
  /** Forms that are read in a minute; each that comes back costs a page. */
  formsPerMinute: { perClient: 30, inAll: 600 },
} as const;

export type ContactFault = 'missing' | 'long' | 'wrong';

type FaultWords = Readonly<Partial<Record<ContactFault, keyof InterfaceMessages>>>;

/** What the visitor writes, and what is said of each fault that a field may have. */
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
} as const satisfies Record<string, FaultWords>;

export type ContactField = keyof typeof contactFields;

/** What is said of each topic. */
export const contactTopics = {
  question: 'contact-topic-question',
  correction: 'contact-topic-correction',
  complaint: 'contact-topic-complaint',
  privacy: 'contact-topic-privacy',
} as const satisfies Record<ContactMessageRequest['topic'], keyof InterfaceMessages>;

/** Why a message that is right was not taken, and what is said of it. */
export const contactFailures = {
  'too-many': 'contact-too-many',
  unavailable: 'contact-unavailable',
} as const satisfies Record<string, keyof InterfaceMessages>;

export type ContactFailure = keyof typeof contactFailures;
