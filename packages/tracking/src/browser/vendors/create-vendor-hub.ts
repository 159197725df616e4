import type { TrackingEvent } from '../../model/tracking-event.ts';
import type { AdPerson } from '../../model/vendors/ad-person.ts';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import type { VendorSettings } from '../../model/vendors/vendor-settings.ts';
import { adapters } from './adapters.ts';
import type { ClientPorts } from './announce-client.ts';
import type { VendorTracker } from './start-vendor.ts';
import { type LoadedImpression, type SwitchPorts, switchVendor } from './switch-vendor.ts';

export type VendorHubPorts = Pick<ClientPorts, 'data' | 'send' | 'newId'> &
  Pick<SwitchPorts, 'consent' | 'impression' | 'report'>;

export type VendorHub = {
  /** Tells an event to each vendor that §9 names for it, now or when its consent is given. */
  readonly track: (event: TrackingEvent) => void;
  /** Says who the visitor is, for advertising with consent (§5). Kept in memory alone. */
  readonly identify: (person: AdPerson) => void;
};

/**
 * Everything that vendors hear from a page: each is switched on once, after the impression has
 * loaded and with the consent that it needs (§4.1). None of them can stop or slow the page.
 */
export function createVendorHub(settings: VendorSettings, ports: VendorHubPorts): VendorHub {
  let person: AdPerson | undefined;

  async function load(page: PageVendor, { id }: LoadedImpression): Promise<() => VendorTracker> {
    const [{ startVendor }, { adapter }] = await Promise.all([
      import('./start-vendor.ts'),
      adapters[page.vendor](),
    ]);
    const { locale } = settings;
    return () =>
      startVendor(page, { ...ports, settings, locale, impressionId: id, adapter, person });
  }

  const orders = settings.vendors.map((page) =>
    switchVendor(page, { ...ports, load: (impression) => load(page, impression) }),
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
