import { findConsentStore } from '@plaza/consent/store';
import {
  type FlowMomentEvents,
  findTracking,
  sendFlowEvents,
  type TrackingSettings,
} from '@plaza/tracking/browser';

/**
 * Tells vendors and the service what an application has reached (§9), and vendors who applied, if the
 * applicant allows that (§5). Both are in the page of the application, and only marketing consent
 * lets them leave it: given before, or on this page.
 *
 * @param flow with the JSON `data-flow-events` and `data-flow-person`, on a page that was filled
 * @throws SyntaxError for malformed JSON
 */
export async function attach(flow: HTMLElement): Promise<void> {
  const { flowEvents, flowPerson } = flow.dataset;
  const page = document.querySelector<HTMLElement>('[data-tracking]')?.dataset.tracking;
  const tracking = findTracking();
  if (!flowEvents || !page || !tracking) return;
  const moments: readonly FlowMomentEvents[] = JSON.parse(flowEvents);
  const settings: TrackingSettings = JSON.parse(page);
  await untilAllowed();
  if (flowPerson) tracking.identify(JSON.parse(flowPerson));
  await sendFlowEvents(moments, settings, tracking);
}

/** A withdrawal afterwards reloads the page (§4.1). */
const untilAllowed = () =>
  new Promise<void>((allowed) => {
    const store = findConsentStore();
    const check = () => store?.get().allowed.marketing && allowed();
    check();
    store?.subscribe(check);
  });
