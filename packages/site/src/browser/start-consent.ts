import type { ConsentStore } from '@plaza/consent';
import { type DialogOpener, onConsentOpen } from '@plaza/consent/browser';
import { openConsentStore } from '@plaza/consent/store';
import { findTracking, type PageDelivery, startDelivery } from '@plaza/tracking/browser';
import type { PageConsent } from '../model/page-consent.ts';
import { VISIT_PATH } from '../model/visit.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';

/** After this timeout, in milliseconds, the country is unknown. */
const LOCATE_TIMEOUT_MS = 2_000;

/** Requests that the page may have started before this script ran (`earlyRequests`). */
type EarlyPage = { readonly plazaVisit?: Promise<Response> };

/**
 * Opens the page's consent store and prompts for consent if necessary (§4.1).
 *
 * @returns undefined on a page without consent settings, where nothing that needs consent may run
 */
export function startConsent(): ConsentStore | undefined {
  const settings = document.querySelector<HTMLElement>('[data-consent]')?.dataset.consent;
  if (!settings) return undefined;
  const page: PageConsent = JSON.parse(settings);
  let located: Promise<unknown> | undefined;
  const locate = () => {
    const visit = (globalThis as EarlyPage).plazaVisit ?? fetch(VISIT_PATH, { method: 'POST' });
    located = Promise.race([visit, new Promise((done) => setTimeout(done, LOCATE_TIMEOUT_MS))]);
    return located;
  };
  const store = openConsentStore(page, { report, locate });
  // Our dialog would have no effect in external mode.
  if (page.mode === 'external')
    loadChunk(() => import('./external-consent.ts'))
      .then((chunk) => chunk?.followTcf(store))
      .catch(report);
  else offerDialog(page, store, located);
  return store;
}

/** Prompts visitors who need to choose, and opens the dialog on request. */
function offerDialog(
  page: PageConsent,
  store: ConsentStore,
  located: Promise<unknown> | undefined,
): void {
  const dialog = lazyDialog(page, store);
  onConsentOpen(async () => (await dialog()).open());
  const promptIfNeeded = () => {
    if (!store.get().needsPrompt) return;
    dialog()
      .then((opener) => opener.prompt(located))
      .catch(report);
  };
  promptIfNeeded();
  // The country may only be known by now.
  store.subscribe(promptIfNeeded);
}

/** Loads the dialog's chunk on first use. */
function lazyDialog(page: PageConsent, store: ConsentStore): () => Promise<DialogOpener> {
  let dialog: DialogOpener | undefined;
  return async () => {
    const chunk = await loadChunk(() => import('./consent-dialog.ts'));
    dialog ??= chunk?.createDialog(page, store, sendReceipt);
    if (!dialog) throw new Error('The consent dialog could not be loaded');
    return dialog;
  };
}

/** Delivers a consent receipt, now or on a later page. Pages without tracking have no queue yet. */
const sendReceipt: PageDelivery['send'] = (...receipt) => {
  const never = () => false;
  const queue =
    findTracking()?.delivery ??
    startDelivery({ mayStore: never, maySend: never, report, load: loadChunk });
  queue.send(...receipt);
};
