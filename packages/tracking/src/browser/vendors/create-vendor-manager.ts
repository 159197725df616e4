import { consentTo } from '../../core/consent-to.ts';
import type { TrackingEvent } from '../../model/tracking-event.ts';
import type { AdPerson } from '../../model/vendors/ad-person.ts';
import type { VendorSettings } from '../../model/vendors/vendor-settings.ts';
import { WAITING_LIMIT } from '../../model/vendors/waiting-limit.ts';
import type { LoadChunk } from '../load-chunk.ts';
import type { ClientPorts } from './report-client-id.ts';
import type { SwitchPorts } from './switch-vendor.ts';

export type VendorHubPorts = Pick<ClientPorts, 'data' | 'send' | 'newId' | 'readCookie'> &
  Pick<SwitchPorts, 'consent' | 'impression' | 'report'> & {
    /** The page's first answer, which may be a withheld impression: all that statistics wait for. */
    readonly first: SwitchPorts['impression'];
    readonly load: LoadChunk;
  };

export type VendorManager = {
  /** Tells an event to each vendor that §9 names for it, now or when its consent is given. */
  readonly track: (event: TrackingEvent) => void;
  /** Says who the visitor is, for advertising with consent (§5). Kept in memory alone. */
  readonly identify: (person: AdPerson) => void;
};

/**
 * Everything that vendors hear from a page (§4.1). Their switches are a chunk of their own, which
 * loads when the impression has loaded, withheld or whole, and any of them has its consent; until then what is said
 * waits here, and a denial forgets it. None of them can stop or slow the page.
 */
export function createVendorManager(
  settings: VendorSettings,
  ports: VendorHubPorts,
): VendorManager {
  const { consent, first, load, report } = ports;
  let waiting: ((hub: VendorManager) => void)[] = [];
  let hub: VendorManager | undefined;
  let mayLoad = false;

  async function begin() {
    if (!mayLoad) return;
    mayLoad = false;
    const chunk = await load(() => import('./switch-vendors.ts'));
    hub = chunk?.switchVendors(settings, ports);
    // One that was lost is tried again with the next event.
    mayLoad = !hub;
    if (hub) for (const order of waiting.splice(0)) order(hub);
  }
  function look() {
    const now = consent.get();
    // What waits is for advertising alone (§9).
    if (consentTo(now, 'marketing') === 'denied') waiting = [];
    if (settings.vendors.some(({ category }) => now.allowed[category])) begin().catch(report);
  }
  function tell(order: (hub: VendorManager) => void) {
    if (hub) return order(hub);
    if (waiting.length < WAITING_LIMIT) waiting.push(order);
    look();
  }

  consent.subscribe(look);
  first.then((made) => {
    mayLoad = Boolean(made);
    look();
  }, report);
  return {
    track: (event) => tell((it) => it.track(event)),
    identify: (person) => tell((it) => it.identify(person)),
  };
}
