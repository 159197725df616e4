import { consentRegions, isConsentRequired } from '@plaza/consent';
import type { PageConsent } from '@plaza/site-browser';
import { consentDialogChunk, VISIT_PATH } from '@plaza/site-browser';

type EarlyRequests = {
  /** Geolocation cookies of visitors who need no consent. */
  readonly uncontrolled: string;
  readonly visit: string;
  readonly dialog: string;
  readonly chunk: string;
};

/**
 * Runs while the page is parsed: requests what the browser entry will need in parallel with the
 * entry, so that the dialog does not wait for one request after another. Visitors with a decision
 * request nothing; those who need no consent only check whether the network has the same country as
 * the cookie (design §7).
 */
function requestEarly({ uncontrolled, visit, dialog, chunk }: EarlyRequests): void {
  const cookies = document.cookie;
  const isUncontrolled = new RegExp(uncontrolled).test(cookies);
  if (/(^|; )consent=/.test(cookies)) return;
  if (isUncontrolled || !/(^|; )geo=/.test(cookies))
    Object.assign(globalThis, { plazaVisit: fetch(visit, { method: 'POST' }) });
  if (isUncontrolled) return;
  for (const [rel, href] of [
    ['modulepreload', chunk],
    ['preload', dialog],
  ] as const) {
    const link = Object.assign(document.createElement('link'), { rel, href });
    if (rel === 'preload') Object.assign(link, { as: 'fetch', crossOrigin: '' });
    document.head.append(link);
  }
}

/**
 * The inline script for a page with its own consent dialog, or undefined if no visitor without
 * cookies needs consent.
 */
export function earlyRequests(page: PageConsent): string | undefined {
  const { mode, furtherCountries = [], dialog } = page;
  if (mode === 'external' || !isConsentRequired(undefined, page)) return undefined;
  const controlled = [...consentRegions.flatMap((codes) => codes.split('.')), ...furtherCountries];
  const args: EarlyRequests = {
    // Codes that are no country count as the fallback country.
    uncontrolled: `(^|; )geo=(?!XX|EU|AP|${controlled.join('|')})`,
    visit: VISIT_PATH,
    dialog,
    chunk: consentDialogChunk,
  };
  return `(${requestEarly})(${JSON.stringify(args)})`;
}
