import { type ConsentDecision, type ConsentStore, consentReceipt } from '@plaza/consent';
import { createDialogOpener, type DialogOpener } from '@plaza/consent/browser';
import { createDecide } from '@plaza/consent/store';
import type { PageDelivery } from '@plaza/tracking/browser';
import type { PageConsent } from '../model/page-consent.ts';
import { passArrivalOn } from './pass-arrival.ts';
import { persistConsent } from './persist-consent.ts';
import { report } from './report.ts';

/**
 * The preferences dialog of this page (§2.5), fetched when first opened. `send` delivers consent
 * receipts.
 */
export function createDialog(
  page: PageConsent,
  store: ConsentStore,
  send: PageDelivery['send'],
): DialogOpener {
  passArrivalOn(store);
  const { persist, cancel } = persistConsent(store);
  const onDecision = (made: ConsentDecision) => {
    persist(made);
    sendReceipt(made, send);
  };
  const save = createDecide(store, page, { report, onDecision });
  const decide: typeof save = (...decision) => {
    cancel();
    save(...decision);
  };
  const { dialog, mayPostpone = false } = page;
  return createDialogOpener(dialog, { ...store, decide, mayPostpone });
}

/**
 * Sends the receipt of a decision (§4.1). Without a record of what the dialog showed there is
 * nothing to prove.
 */
function sendReceipt(made: ConsentDecision, send: PageDelivery['send']): void {
  const shown =
    document.querySelector<HTMLElement>('[data-consent-receipt]')?.dataset.consentReceipt;
  if (shown) send('/consents', consentReceipt(made, JSON.parse(shown)));
}
