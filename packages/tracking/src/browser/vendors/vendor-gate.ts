import type { ConsentStore } from '@plaza/consent';
import { consentTo } from '../../core/consent-to.ts';
import { isChannelAllowed } from '../../core/vendors/is-channel-allowed.ts';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import { WAITING_LIMIT } from '../../model/vendors/vendor-settings.ts';
import type { VendorTracker } from './start-vendor.ts';

/** A loaded impression (§3.3, §4.3). */
export type LoadedImpression = { readonly id: string; readonly channelId: number };

export type VendorGatePorts = {
  readonly consent: Pick<ConsentStore, 'get' | 'subscribe'>;
  /** The page's impression; undefined if it was not counted or failed. */
  readonly impression: PromiseLike<LoadedImpression | undefined>;
  /** Loads the vendor's chunk and resolves to a function that starts it; undefined if loading fails. */
  readonly load: (impression: LoadedImpression) => Promise<(() => VendorTracker) | undefined>;
  readonly report: (cause: unknown) => void;
};

type Command = (tracker: VendorTracker) => void;

/**
 * The gate of one vendor (§4.1): closed until the impression has loaded and consent is given, open
 * until consent is withdrawn, then closed until the next page, because a script cannot be unloaded.
 * Commands are queued until consent; a denial drops them. If the vendor's chunk fails to load, the
 * next command tries again and the queue is kept.
 *
 * @returns runs a command on the vendor, or queues it
 */
export function createVendorGate(
  page: PageVendor,
  ports: VendorGatePorts,
): (command: Command) => void {
  const { consent, report } = ports;
  let queue: Command[] = [];
  let tracker: VendorTracker | undefined;
  let impression: LoadedImpression | undefined;
  let state: 'waiting' | 'open' | 'closed' = 'waiting';

  function close() {
    state = 'closed';
    queue = [];
    tracker = undefined;
    unsubscribe();
  }
  function fail(cause: unknown) {
    close();
    report(cause);
  }
  function attempt(command: Command) {
    try {
      if (tracker) command(tracker);
    } catch (cause) {
      report(cause);
    }
  }
  async function open(made: LoadedImpression) {
    state = 'open';
    const start = await ports.load(made);
    // Consent was withdrawn meanwhile.
    if (state !== 'open') return;
    if (!start) {
      state = 'waiting';
      return;
    }
    tracker = start();
    for (const command of queue.splice(0)) attempt(command);
  }
  function update() {
    const status = consentTo(consent.get(), page.category);
    if (status !== 'given' && state === 'open') close();
    if (status === 'denied') queue = [];
    if (status === 'given' && impression && state === 'waiting') open(impression).catch(fail);
  }

  const unsubscribe = consent.subscribe(update);
  ports.impression.then((made) => {
    if (!made || !isChannelAllowed(page, made.channelId)) return close();
    impression = made;
    update();
  }, close);
  return (command) => {
    if (tracker) return attempt(command);
    if (state !== 'closed' && queue.length < WAITING_LIMIT) queue.push(command);
    update();
  };
}
