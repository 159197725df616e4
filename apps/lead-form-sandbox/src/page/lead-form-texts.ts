import {
  createMessages,
  interfaceMessages,
  interfaceTexts,
  type Market,
  type MessageTable,
  type Translator,
} from '@plaza/i18n';

/** Texts shared with the sites. */
const shared = [
  'email',
  'telephone',
  'product-amount',
  'product-term',
  'contact-name-missing',
  'contact-name-long',
  'contact-name-wrong',
  'contact-email-missing',
  'contact-email-long',
  'contact-email-wrong',
  'contact-faults-title-prefix',
] as const satisfies readonly (keyof typeof interfaceMessages)[];

/** All texts of the form; `locales/` has those of its own in each language. */
const leadFormMessages = {
  title: {},
  'sandbox-notice': {},
  name: {},
  'phone-hint': { country: 'text' },
  'phone-missing': {},
  'phone-long': {},
  'phone-wrong': { country: 'text' },
  'amount-missing': {},
  'term-missing': {},
  privacy: {},
  'privacy-missing': {},
  choose: {},
  submit: {},
  'errors-heading': {},
  'sent-before': {},
  'too-many': {},
  unavailable: {},
  'sent-heading': {},
  'sent-text': {},
  reference: {},
  ...(Object.fromEntries(shared.map((key) => [key, interfaceMessages[key]])) as Pick<
    typeof interfaceMessages,
    (typeof shared)[number]
  >),
} as const satisfies MessageTable;

export type LeadFormTranslator = Translator<typeof leadFormMessages>;

const languages: Readonly<Record<string, () => Promise<{ default: object }>>> = {
  da: () => import('../../locales/da.json', { with: { type: 'json' } }),
  de: () => import('../../locales/de.json', { with: { type: 'json' } }),
  en: () => import('../../locales/en.json', { with: { type: 'json' } }),
  es: () => import('../../locales/es.json', { with: { type: 'json' } }),
  fi: () => import('../../locales/fi.json', { with: { type: 'json' } }),
  nb: () => import('../../locales/nb.json', { with: { type: 'json' } }),
  pl: () => import('../../locales/pl.json', { with: { type: 'json' } }),
  ro: () => import('../../locales/ro.json', { with: { type: 'json' } }),
  sv: () => import('../../locales/sv.json', { with: { type: 'json' } }),
};

const readInterface = interfaceTexts();

const messages = createMessages({
  namespace: 'lead form',
  messages: leadFormMessages,
  async read(place) {
    const texts = (await readInterface(place)) as Record<string, string>;
    const [language = ''] = place.locale.split('-', 1);
    return {
      ...Object.fromEntries(shared.map((key) => [key, texts[key]])),
      ...(await languages[language]?.())?.default,
    };
  },
});

/** The form's texts and formats in a market. @throws {MessageError} for a language without texts */
export const leadFormTranslator = (market: Market): Promise<LeadFormTranslator> => messages(market);
