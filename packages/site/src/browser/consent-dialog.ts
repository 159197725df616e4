import { type ConsentDecision, type ConsentStore, consentReceipt } from '@plaza/consent';
import { createDialogOpener, type DialogOpener } from '@plaza/consent/browser';
import { createDecide } from '@plaza/consent/store';
import { findTracking, type PageDelivery } from '@plaza/tracking/browser';
import type { PageConsent } from '../model/page-consent.ts';
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
 * Keeps the arrival when a visitor reads a policy before deciding: the dialog's links carry it in
 * the fragment, which is never sent to a server and is removed by the next page (decision 25).
 */
function passArrivalOn(store: ConsentStore): void {
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('dialog a[href]');
    const { arrival = '' } = findTracking() ?? {};
    const isWaiting = arrival.length > 1 && !store.get().allowed.marketing;
    if (isWaiting && link?.origin === location.origin) link.hash = `arrival${arrival}`;
  };
  for (const type of ['click', 'auxclick']) document.addEventListener(type, onClick, true);
}

/**
 * Sends the receipt of a decision (§4.1). Without a record of what the dialog showed there is
 * nothing to prove.
 */
function sendReceipt(made: ConsentDecision, send: PageDelivery['send']): void {
  const dialog = document.querySelector<HTMLElement>('[data-consent-receipt]');
  const shown = dialog?.dataset.consentReceipt;
  if (shown) send('/consents', consentReceipt(made, JSON.parse(shown)));
}
