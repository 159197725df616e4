import type { ConsentStore } from '@plaza/consent';
import { type DialogOpener, onConsentOpen } from '@plaza/consent/browser';
import { openConsentStore } from '@plaza/consent/store';
import { findTracking, type PageDelivery, startDelivery } from '@plaza/tracking/browser';
import type { PageConsent } from '../model/page-consent.ts';
import { VISIT_PATH } from '../model/visit.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';

/** A visitor whose country does not come within this time, in milliseconds, is one of whom nobody knows it. */
const LOCATE_MS = 2_000;

/** What the page may have requested before this code came (`earlyRequests`). */
type EarlyPage = { readonly plazaVisit?: Promise<Response> };

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
    const asked = (globalThis as EarlyPage).plazaVisit ?? fetch(VISIT_PATH, { method: 'POST' });
    located = Promise.race([asked, new Promise((done) => setTimeout(done, LOCATE_MS))]);
    return located;
  };
  const store = openConsentStore(page, { report, locate });
  // A dialog of ours would decide nothing there.
  if (page.mode === 'external')
    loadChunk(() => import('./external-consent.ts'))
      .then((chunk) => chunk?.followTcf(store))
      .catch(report);
  else offerDialog(page, store, located);
  return store;
}

/** Asks whoever must choose, and shows the dialog to whoever wants to see it. */
function offerDialog(
  page: PageConsent,
  store: ConsentStore,
  located: Promise<unknown> | undefined,
): void {
  const dialog = lazyDialog(page, store);
  onConsentOpen(async () => (await dialog()).open());
  const ask = () => {
    if (!store.get().needsPrompt) return;
    dialog()
      .then((opener) => opener.prompt(located))
      .catch(report);
  };
  ask();
  // Where the visitor is may come to be known only now.
  store.subscribe(ask);
}

/** Loads the dialog's chunk when it is first wanted. */
function lazyDialog(page: PageConsent, store: ConsentStore): () => Promise<DialogOpener> {
  let dialog: DialogOpener | undefined;
  return async () => {
    const chunk = await loadChunk(() => import('./consent-dialog.ts'));
    dialog ??= chunk?.createDialog(page, store, sendReceipt);
    if (!dialog) throw new Error('The consent dialog did not come');
    return dialog;
  };
}

/** Delivers a receipt of consent, now or by a later page; a page that is not counted has no queue yet. */
const sendReceipt: PageDelivery['send'] = (...receipt) => {
  const never = () => false;
  const queue =
    findTracking()?.delivery ??
    startDelivery({ mayStore: never, maySend: never, report, load: loadChunk });
  queue.send(...receipt);
};
