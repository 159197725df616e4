import { findConsentStore } from '@plaza/consent/store';
import { findTracking } from '../start/page-tracking.ts';
import { type AskFlow, notifyVendors } from './notify-vendors.ts';
import { readPending } from './pending-claim.ts';

/**
 * Sends the events of a submitted application to vendors (§9), with marketing consent alone: given
 * before, or on this page.
 *
 * @param path of the application's page
 */
export async function notifyFlow(path: string): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-tracking]')?.dataset.tracking;
  const tracking = findTracking();
  if (!page || !tracking) return;
  await untilAllowed();
  await notifyVendors(path, JSON.parse(page), { tracking, ask });
}

/** Goes on with what an earlier page has left. */
export async function notifyPending(): Promise<void> {
  const pending = readPending();
  if (pending) await notifyFlow(pending.path);
}

/** The browser sends the key of the application, which no script reads, with a form to its page. */
const ask: AskFlow = async (path, fields) => {
  try {
    const body = new URLSearchParams({ step: 'vendors', ...fields });
    const answer = await fetch(path, { method: 'POST', body, keepalive: true });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
};

/** A withdrawal afterwards reloads the page (§4.1). */
const untilAllowed = () =>
  new Promise<void>((allowed) => {
    const store = findConsentStore();
    const check = () => store?.get().allowed.marketing && allowed();
    check();
    store?.subscribe(check);
  });
