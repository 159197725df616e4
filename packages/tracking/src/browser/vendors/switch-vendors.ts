import { trackerConsent } from '@plaza/consent';
import type { AdPerson } from '../../model/vendors/ad-person.ts';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import type { VendorSettings } from '../../model/vendors/vendor-settings.ts';
import { adapters } from './adapters.ts';
import type { VendorHubPorts, VendorManager } from './create-vendor-manager.ts';
import { startVendor } from './start-vendor.ts';
import { type LoadedImpression, switchVendor } from './switch-vendor.ts';

/**
 * The switches of a page's vendors: each is switched on once, after the impression has loaded and
 * with the consent that it needs, and off at the withdrawal of any (§4.1).
 */
export function switchVendors(settings: VendorSettings, hubPorts: VendorHubPorts): VendorManager {
  const ports = { ...hubPorts, consent: trackerConsent(hubPorts.consent) };
  const { locale } = settings;
  let person: AdPerson | undefined;
  let turn = Promise.resolve();

  async function load(page: PageVendor, { id }: LoadedImpression) {
    const chunk = await ports.load(adapters[page.vendor]);
    if (!chunk) return undefined;
    // Each begins in a task of its own, so that a visitor's tap need not wait for all of them.
    turn = turn.then(nextTask);
    await turn;
    return () =>
      startVendor(page, { ...ports, ...chunk, settings, locale, impressionId: id, person });
  }

  const orders = settings.vendors.map((page) =>
    switchVendor(page, {
      ...ports,
      impression: hearsOfVisit(page) ? ports.impression : ports.first,
      load: (impression) => load(page, impression),
    }),
  );
  return {
    track(event) {
      for (const order of orders) order((tracker) => tracker.track(event));
    },
    identify(next) {
      person = next;
      // Whoever was said last, for a vendor that begins later begins with that.
      for (const order of orders) order((tracker) => tracker.identify(person ?? next));
    },
  };
}

/**
 * Whether a vendor waits for the whole impression, which is sent with marketing consent alone: its
 * answer tells the channel. A withheld one never does.
 */
const hearsOfVisit = ({ category, channels, notChannels }: PageVendor) =>
  category === 'marketing' || Boolean(channels ?? notChannels);

/** A timer would be late in a tab that is hidden. */
const nextTask = () =>
  new Promise<void>((begin) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => begin();
    port2.postMessage(0);
  });
