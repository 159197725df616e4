import type { DialogWords } from './dialog-locales.ts';

/** Longer than a phone is wide, without a place to break. */
const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** The same dialog with a word in every label that no line has room for. */
export const withLongWords = ({
  content,
  labels,
  cookies,
  ...words
}: DialogWords): DialogWords => ({
  ...words,
  content: {
    ...content,
    text: `${LONG} ${content.text}`,
    acceptAll: LONG,
    acceptButton: `${LONG} ${LONG}`,
    tabs: { consent: content.tabs.consent, details: LONG, about: LONG },
    consentKeys: { ...content.consentKeys, preferences: LONG, marketing: `${LONG} ${LONG}` },
  },
  labels: { ...labels, title: LONG, learnMore: `${LONG} {provider}`, expiration: LONG },
  cookies: { ...cookies, marketing: LONG, oneYear: LONG },
});
