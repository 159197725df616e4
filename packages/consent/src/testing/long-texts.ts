import type { DialogTexts } from './dialog-locales.ts';

/** Wider than a phone, without a break opportunity. */
const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** Puts an unbreakable word into every label. */
export const withLongTexts = ({
  content,
  labels,
  cookies,
  ...texts
}: DialogTexts): DialogTexts => ({
  ...texts,
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
