import { type ConsentDecision, type ConsentStore, consentReceipt } from '@plaza/consent';
import { createDialogOpener, type DialogOpener } from '@plaza/consent/browser';
import { createDecide, sendReceipt } from '@plaza/consent/store';
import type { PageConsent } from '../model/page-consent.ts';
import { createDecisionKeeper } from './keep-decision.ts';
import { report } from './report.ts';

/** Where the receipts of decisions go (issue 5 §3). */
const RECEIPTS_PATH = '/api/consents';

/** The preferences dialog of this page (§2.5), not yet fetched. */
export function createDialog(page: PageConsent, store: ConsentStore): DialogOpener {
  const { keep, stop } = createDecisionKeeper(store);
  const onDecision = (made: ConsentDecision) => {
    keep(made);
    proveDecision(made);
  };
  const save = createDecide(store, page, { report, onDecision });
  const decide: typeof save = (...decision) => {
    stop();
    save(...decision);
  };
  const { dialog, mayPostpone = false } = page;
  return createDialogOpener(dialog, { ...store, decide, mayPostpone });
}

/** A dialog that does not say what it showed proves nothing. */
function proveDecision(made: ConsentDecision): void {
  const dialog = document.querySelector<HTMLElement>('[data-consent-receipt]');
  const shown = dialog?.dataset.consentReceipt;
  if (shown) sendReceipt(RECEIPTS_PATH, consentReceipt(made, JSON.parse(shown)), report);
}
