import { type ConsentDecision, type ConsentStore, consentReceipt } from '@plaza/consent';
import { createDialogOpener } from '@plaza/consent/browser';
import { createDecide, sendReceipt } from '@plaza/consent/store';
import type { PageConsent } from '../model/page-consent.ts';
import { report } from './report.ts';

/** Where the receipts of decisions go (issue 5 §3). */
const RECEIPTS_PATH = '/api/consents';

let open: (() => Promise<void>) | undefined;

/**
 * Opens the preferences dialog of this page (§2.5).
 *
 * @param located settles when it is known where the visitor is
 * @throws Error when the dialog does not come
 */
export function openDialog(
  page: PageConsent,
  store: ConsentStore,
  located: PromiseLike<unknown> | undefined,
): Promise<void> {
  const decide = createDecide(store, page, { report, onDecision: proveDecision });
  const { mayPostpone = false } = page;
  open ??= createDialogOpener(page.dialog, { ...store, decide, mayPostpone }, located);
  return open();
}

/** A dialog that does not say what it showed proves nothing. */
function proveDecision(made: ConsentDecision): void {
  const dialog = document.querySelector<HTMLElement>('[data-consent-receipt]');
  const shown = dialog?.dataset.consentReceipt;
  if (shown) sendReceipt(RECEIPTS_PATH, consentReceipt(made, JSON.parse(shown)), report);
}
