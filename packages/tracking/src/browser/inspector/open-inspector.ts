import { findTracking } from '../start/page-tracking.ts';
import { openPanel } from './inspector-panel.ts';
import { watchConsent } from './watch-consent.ts';
import { watchEvents } from './watch-events.ts';
import { watchRequests } from './watch-requests.ts';
import { watchVendors } from './watch-vendors.ts';

/**
 * Shows the tracking of this page in a panel: events, consent, vendor calls, requests and the
 * delivery queue. For development; load it as a script of its own before that of the page. It uses
 * the same API as hydrated screens.
 */
export function openInspector(): void {
  const { note, setSummary } = openPanel();
  watchRequests(note);
  watchConsent(note);
  watchEvents(note);
  watchVendors(note);
  const update = () => {
    const { waiting, dropped } = findTracking()?.delivery.state() ?? {};
    setSummary(`Tracking: ${waiting ?? '–'} waiting, ${dropped ?? '–'} lost`);
  };
  update();
  setInterval(update, 500);
}
