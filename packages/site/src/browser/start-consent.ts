import type { ConsentStore } from '@plaza/consent';
import { onConsentOpen } from '@plaza/consent/browser';
import { openConsentStore } from '@plaza/consent/store';
import type { PageConsent } from '../model/page-consent.ts';
import { VISIT_PATH } from '../model/visit.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';

/** A visitor whose country does not come within this time, in milliseconds, is one of whom nobody knows it. */
const LOCATE_MS = 2_000;

/**
 * Finds out how consent stands on this page, and asks for it where it must be asked for (§4.1).
 *
 * @returns the store of this page; nothing on a page that says nothing of consent, where nothing
 *   that needs it may run
 */
export function startConsent(): ConsentStore | undefined {
  const settings = document.querySelector<HTMLElement>('[data-consent]')?.dataset.consent;
  if (!settings) return undefined;
  const page: PageConsent = JSON.parse(settings);
  let located: Promise<unknown> | undefined;
  const locate = () => {
    located = fetch(VISIT_PATH, { method: 'POST', signal: AbortSignal.timeout(LOCATE_MS) });
    return located;
  };
  const store = openConsentStore(page, { report, locate });
  const open = () => openDialog(page, store, located);
  onConsentOpen(open);
  if (store.get().mustChoose) open().catch(report);
  return store;
}

async function openDialog(
  page: PageConsent,
  store: ConsentStore,
  located: Promise<unknown> | undefined,
) {
  let opening: Promise<void> | undefined;
  await loadChunk(
    () => import('./consent-dialog.ts'),
    (chunk) => {
      opening = chunk.openDialog(page, store, located);
    },
  );
  if (!opening) throw new Error('The consent dialog did not come');
  await opening;
}
