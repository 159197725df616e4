import { findTracking } from '../start/page-tracking.ts';
import { openPanel } from './inspector-panel.ts';
import { watchConsent } from './watch-consent.ts';
import { watchEvents } from './watch-events.ts';
import { watchRequests } from './watch-requests.ts';
import { watchVendors } from './watch-vendors.ts';

/**
 * Shows in a panel what tracking does on this page: events, consent, vendors' calls,
 * requests, and what waits to be delivered. For development: a script of its own, before that of
 * the page, of which it needs nothing but what hydrated screens use too.
 */
export function openInspector(): void {
  const { note, say } = openPanel();
  watchRequests(note);
  watchConsent(note);
  watchEvents(note);
  watchVendors(note);
  const tell = () => {
    const { waiting, dropped } = findTracking()?.delivery.state() ?? {};
    say(`Tracking: ${waiting ?? '–'} waiting, ${dropped ?? '–'} lost`);
  };
  tell();
  setInterval(tell, 500);
}
