import { consentCountries, countryAliases, isConsentRequired } from '@plaza/consent';
import type { PageConsent } from '../../model/page-consent.ts';
import { VISIT_PATH } from '../../model/visit.ts';
import { consentDialogChunk } from '../browser-files.ts';

type EarlyRequests = {
  /** Geolocation cookies of visitors who need not be asked. */
  readonly uncontrolled: string;
  readonly visit: string;
  readonly dialog: string;
  readonly chunk: string;
};

/**
 * Runs in the page while it is being parsed: what the browser entry will want once it has come is
 * requested along with it, so that a visitor who must be asked does not wait for one journey after
 * the other. Whoever has decided requests nothing, and whoever need not be asked only whether the
 * network says the same as the cookie (design §7).
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

/** The text of that script for a page that asks for consent itself; nothing where nobody is asked unseen. */
export function earlyRequests(page: PageConsent): string | undefined {
  const { mode, furtherCountries = [], dialog } = page;
  if (mode === 'external' || !isConsentRequired(undefined, page)) return undefined;
  const controlled = [...consentCountries, ...Object.keys(countryAliases), ...furtherCountries];
  const args: EarlyRequests = {
    // A code that is none of a country's counts as the fallback's.
    uncontrolled: `(^|; )geo=(?!XX|EU|AP|${controlled.join('|')})`,
    visit: VISIT_PATH,
    dialog,
    chunk: consentDialogChunk,
  };
  return `(${requestEarly})(${JSON.stringify(args)})`;
}
