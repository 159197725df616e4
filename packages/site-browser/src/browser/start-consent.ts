import type { ConsentStore } from '@plaza/consent';
import { createConsent } from '@plaza/consent/browser';
import { findTracking, type PageDelivery, startDelivery } from '@plaza/tracking/browser';
import { VISIT_PATH } from '../model/endpoints.ts';
import type { PageConsent } from '../model/page-consent.ts';
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
  const locate = () => {
    const visit = (globalThis as EarlyPage).plazaVisit ?? fetch(VISIT_PATH, { method: 'POST' });
    return Promise.race([visit, new Promise((done) => setTimeout(done, LOCATE_TIMEOUT_MS))]);
  };
  return createConsent(page, {
    ...{ report, locate, load: loadChunk },
    loadDialog: async (store) => {
      const chunk = await loadChunk(() => import('./consent-dialog.ts'));
      return chunk?.createDialog(page, store, sendReceipt);
    },
  });
}

/** Delivers a consent receipt, now or on a later page. Pages without tracking have no queue yet. */
const sendReceipt: PageDelivery['send'] = (...receipt) => {
  const never = () => false;
  const queue =
    findTracking()?.delivery ??
    startDelivery({ mayStore: never, maySend: never, report, load: loadChunk });
  queue.send(...receipt);
};
