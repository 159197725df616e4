import type { Consent, ConsentStore } from '@plaza/consent';
import { suitsChannel } from '../../core/vendors/suits-channel.ts';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import type { VendorTracker } from './start-vendor.ts';

/** What is known of an impression that has loaded (§3.3, §4.3). */
export type LoadedImpression = { readonly id: string; readonly channelId: number };

export type SwitchPorts = {
  readonly consent: Pick<ConsentStore, 'get' | 'subscribe'>;
  /** Of the page; nothing when it was not counted, or could not be made. */
  readonly impression: PromiseLike<LoadedImpression | undefined>;
  /** Fetches what the vendor needs, and hands back what switches it on. */
  readonly load: (impression: LoadedImpression) => Promise<() => VendorTracker>;
  readonly report: (cause: unknown) => void;
};

type Order = (tracker: VendorTracker) => void;

/** Events that wait for one vendor at most; later ones are not told to it. */
const WAITING_LIMIT = 100;

/**
 * One vendor's switch (§4.1): off until the impression has loaded and its consent is there, then on
 * until that is withdrawn, and off from then on until the next page, for its script cannot be
 * unloaded. What is ordered before consent waits for it; a denial forgets it.
 *
 * @returns a function that takes orders for the vendor
 */
export function switchVendor(page: PageVendor, ports: SwitchPorts): (order: Order) => void {
  const { consent, report } = ports;
  let waiting: Order[] = [];
  let tracker: VendorTracker | undefined;
  let impression: LoadedImpression | undefined;
  let state: 'waiting' | 'on' | 'off' = 'waiting';

  function switchOff() {
    state = 'off';
    waiting = [];
    tracker = undefined;
    end();
  }
  function fail(cause: unknown) {
    switchOff();
    report(cause);
  }
  function attempt(order: Order) {
    try {
      if (tracker) order(tracker);
    } catch (cause) {
      report(cause);
    }
  }
  async function switchOn(made: LoadedImpression) {
    state = 'on';
    const start = await ports.load(made);
    // Withdrawn meanwhile.
    if (state !== 'on') return;
    tracker = start();
    for (const order of waiting.splice(0)) attempt(order);
  }
  function look() {
    const now = consent.get();
    const isAllowed = now.allowed[page.category];
    if (isAllowed && impression && state === 'waiting') switchOn(impression).catch(fail);
    if (isAllowed) return;
    if (state === 'on') switchOff();
    else if (!mayStillAllow(now, page)) waiting = [];
  }

  const end = consent.subscribe(look);
  ports.impression.then((made) => {
    if (!made || !suitsChannel(page, made.channelId)) return switchOff();
    impression = made;
    look();
  }, switchOff);
  return (order) => {
    if (tracker) return attempt(order);
    const mayWait = state === 'on' || mayStillAllow(consent.get(), page);
    if (state !== 'off' && mayWait && waiting.length < WAITING_LIMIT) waiting.push(order);
  };
}

/** Whether the visitor has not said no to a category: allowed, or not asked yet. */
function mayStillAllow(now: Consent, { category }: PageVendor): boolean {
  const { allowed, decision, isPending, mustChoose } = now;
  const isOpen = mustChoose && (!decision.givenAt || decision[category]);
  return Boolean(allowed[category] || isPending || isOpen);
}
