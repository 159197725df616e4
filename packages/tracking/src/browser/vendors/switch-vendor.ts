import type { ConsentStore } from '@plaza/consent';
import { consentTo } from '../../core/consent-to.ts';
import { isChannelAllowed } from '../../core/vendors/is-channel-allowed.ts';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import { WAITING_LIMIT } from '../../model/vendors/waiting-limit.ts';
import type { VendorTracker } from './start-vendor.ts';

/** What is known of an impression that has loaded (§3.3, §4.3). */
export type LoadedImpression = { readonly id: string; readonly channelId: number };

export type SwitchPorts = {
  readonly consent: Pick<ConsentStore, 'get' | 'subscribe'>;
  /** Of the page; nothing when it was not counted, or could not be made. */
  readonly impression: PromiseLike<LoadedImpression | undefined>;
  /** Fetches what the vendor needs, and hands back what switches it on; nothing where that is lost. */
  readonly load: (impression: LoadedImpression) => Promise<(() => VendorTracker) | undefined>;
  readonly report: (cause: unknown) => void;
};

type Order = (tracker: VendorTracker) => void;

/**
 * One vendor's switch (§4.1): off until the impression has loaded and its consent is there, then on
 * until that is withdrawn, and off from then on until the next page, for its script cannot be
 * unloaded. What is ordered before consent waits for it; a denial forgets it. A vendor whose chunk
 * is lost is fetched anew with the next order, before which those wait that came earlier.
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
    if (!start) {
      state = 'waiting';
      return;
    }
    tracker = start();
    for (const order of waiting.splice(0)) attempt(order);
  }
  function look() {
    const stand = consentTo(consent.get(), page.category);
    if (stand !== 'given' && state === 'on') switchOff();
    if (stand === 'denied') waiting = [];
    if (stand === 'given' && impression && state === 'waiting') switchOn(impression).catch(fail);
  }

  const end = consent.subscribe(look);
  ports.impression.then((made) => {
    if (!made || !isChannelAllowed(page, made.channelId)) return switchOff();
    impression = made;
    look();
  }, switchOff);
  return (order) => {
    if (tracker) return attempt(order);
    if (state !== 'off' && waiting.length < WAITING_LIMIT) waiting.push(order);
    look();
  };
}
