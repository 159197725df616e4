import { type ConsentDecision, type ConsentStore, consentReceipt } from '@plaza/consent';
import { createDialogOpener, type DialogOpener } from '@plaza/consent/browser';
import { createDecide } from '@plaza/consent/store';
import { findTracking, type PageDelivery } from '@plaza/tracking/browser';
import type { PageConsent } from '../model/page-consent.ts';
import { createDecisionKeeper } from './keep-decision.ts';
import { report } from './report.ts';

/** The preferences dialog of this page (§2.5), not yet fetched. Its decisions are proved by `send`. */
export function createDialog(
  page: PageConsent,
  store: ConsentStore,
  send: PageDelivery['send'],
): DialogOpener {
  handOnArrival(store);
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

/**
 * Lets a visitor read a policy before deciding: a link of the dialog takes the arrival along in its
 * fragment, which no server sees and the page that comes takes away (decision 25).
 */
function handOnArrival(store: ConsentStore): void {
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('dialog a[href]');
    const { arrival = '' } = findTracking() ?? {};
    const isWaiting = arrival.length > 1 && !store.get().allowed.marketing;
    if (isWaiting && link?.origin === location.origin) link.hash = `arrival${arrival}`;
  };
  for (const type of ['click', 'auxclick']) document.addEventListener(type, onClick, true);
}

/** Has the receipt of a decision delivered (§4.1). A dialog that does not say what it showed proves nothing. */
function proveDecision(made: ConsentDecision, send: PageDelivery['send']): void {
  const dialog = document.querySelector<HTMLElement>('[data-consent-receipt]');
  const shown = dialog?.dataset.consentReceipt;
  if (shown) send('/consents', consentReceipt(made, JSON.parse(shown)));
}
