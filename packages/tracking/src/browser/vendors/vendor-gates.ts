import { trackerConsent } from '@plaza/consent';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import type { AdPerson, VendorSettings } from '../../model/vendors/vendor-settings.ts';
import { vendorChunks } from '../../vendors/chunks.ts';
import { FLOW_EVENTS } from '../flows/pending-claim.ts';
import { startVendor } from './start-vendor.ts';
import { createVendorGate, type LoadedImpression } from './vendor-gate.ts';
import type { VendorManager, VendorManagerPorts } from './vendor-manager.ts';

/**
 * The gates of a page's vendors: each starts once, when the impression has loaded and its consent is
 * given, and stops on any withdrawal (§4.1).
 */
export function createVendorGates(
  settings: VendorSettings,
  managerPorts: VendorManagerPorts,
): VendorManager {
  const ports = { ...managerPorts, consent: trackerConsent(managerPorts.consent) };
  const { locale } = settings;
  let person: AdPerson | undefined;
  let turn = Promise.resolve();

  async function load(page: PageVendor, { id }: LoadedImpression) {
    const chunk = await ports.load(vendorChunks[page.vendor]);
    if (!chunk) return undefined;
    // Each vendor starts in its own task, so that input is not delayed by all of them.
    turn = turn.then(nextTask);
    await turn;
    return () =>
      startVendor(page, { ...ports, ...chunk, settings, locale, impressionId: id, person });
  }

  const gates = settings.vendors.map((page) =>
    createVendorGate(page, {
      ...ports,
      impression: needsWholeImpression(page) ? ports.impression : ports.first,
      load: (impression) => load(page, impression),
    }),
  );
  try {
    if (localStorage[FLOW_EVENTS])
      import('../flows/notify-flow.ts').then(({ notifyPending }) => notifyPending(), ports.report);
  } catch {}
  return {
    track(event) {
      for (const run of gates) run((tracker) => tracker.track(event));
    },
    identify(next) {
      person = next;
      // The latest person, because a vendor that starts later gets that at once.
      for (const run of gates) run((tracker) => tracker.identify(person ?? next));
    },
  };
}

/**
 * Whether a vendor waits for the whole impression, which requires marketing consent. Only its answer
 * has the channel.
 */
const needsWholeImpression = ({ category, channels, notChannels }: PageVendor) =>
  category === 'marketing' || Boolean(channels ?? notChannels);

/** Unlike a timer, a message is not throttled in hidden tabs. */
const nextTask = () =>
  new Promise<void>((begin) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => begin();
    port2.postMessage(0);
  });
