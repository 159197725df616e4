import { type ConsentDecision, type ConsentStore, consentReceipt } from '@plaza/consent';
import { createDialogOpener, type DialogOpener } from '@plaza/consent/browser';
import { createDecide } from '@plaza/consent/store';
import type { PageDelivery } from '@plaza/tracking/browser';
import type { PageConsent } from '../model/page-consent.ts';
import { createDecisionKeeper } from './keep-decision.ts';
import { report } from './report.ts';

/** The preferences dialog of this page (§2.5), not yet fetched. Its decisions are proved by `send`. */
export function createDialog(
  page: PageConsent,
  store: ConsentStore,
  send: PageDelivery['send'],
): DialogOpener {
  const { keep, stop } = createDecisionKeeper(store);
  const onDecision = (made: ConsentDecision) => {
    keep(made);
    proveDecision(made, send);
  };
  const save = createDecide(store, page, { report, onDecision });
  const decide: typeof save = (...decision) => {
    stop();
    save(...decision);
  };
  const { dialog, mayPostpone = false } = page;
  return createDialogOpener(dialog, { ...store, decide, mayPostpone });
}

/** Has the receipt of a decision delivered (§4.1). A dialog that does not say what it showed proves nothing. */
function proveDecision(made: ConsentDecision, send: PageDelivery['send']): void {
  const dialog = document.querySelector<HTMLElement>('[data-consent-receipt]');
  const shown = dialog?.dataset.consentReceipt;
  if (shown) send('/consents', consentReceipt(made, JSON.parse(shown)));
}
