import { createDelivery, type Delivery } from '../../core/delivery/create-delivery.ts';
import type { EntryStore } from '../../core/delivery/delivery-ports.ts';
import { type EntryRules, openEntries } from './open-entries.ts';
import { postJson } from './post-json.ts';

export type DeliveryHooks = EntryRules & {
  /** The queue; by default that of the browser. */
  readonly entries?: EntryStore;
  /** Receives lost events and the reason. */
  readonly report: (cause: unknown) => void;
  /** Milliseconds before the first retry; default 1,000. */
  readonly firstPause?: number;
};

/**
 * Delivers events to the service through the site's `/api`, including events queued by earlier
 * pages. Requests in flight outlive the page.
 */
export function openDelivery({ report, firstPause = 1_000, ...hooks }: DeliveryHooks): Delivery {
  const delivery = createDelivery({
    entries: hooks.entries ?? openEntries(hooks),
    post: async (path, body) => {
      const { status, headers } = await postJson(path, body);
      return { status, retryAfter: headers.get('retry-after') };
    },
    exclusively,
    schedule: (work, ms) => setTimeout(work, ms),
    now: Date.now,
    random: Math.random,
    report,
    firstPause,
  });
  const wake = ({ type }: Event) => delivery.wake(type === 'pagehide' || document.hidden);
  for (const type of ['online', 'pageshow', 'pagehide', 'visibilitychange'])
    addEventListener(type, wake);
  return delivery;
}

/** Without Web Locks two tabs may send the same entry; the service counts it once. */
const exclusively = (work: () => Promise<unknown>): Promise<unknown> =>
  navigator.locks ? navigator.locks.request('plaza:delivery', work).catch(work) : work();
