import type { TrackingDataPorts, TrackingDataSettings } from '../../core/data/tracking-store.ts';
import { withoutPersonalValues } from '../../core/data/without-personal-values.ts';
import type { ImpressionSettings } from '../../core/impression/impression-settings.ts';
import type { UserEventSettings } from '../../core/views/user-events.ts';
import type { EventValue } from '../../model/vendors/vendor-events.ts';
import type { VendorSettings } from '../../model/vendors/vendor-settings.ts';
import { hidePersonalValues } from '../data/hide-personal-values.ts';
import { openTrackingData } from '../data/open-tracking-data.ts';
import { readCookie } from '../data/page-cookies.ts';
import { startDelivery } from '../delivery/start-delivery.ts';
import { type PageImpression, startPageImpression } from '../impression/page-impression.ts';
import type { LoadChunk } from '../load-chunk.ts';
import { createVendorManager } from '../vendors/create-vendor-manager.ts';
import { writeViewed } from '../views/write-viewed.ts';
import { newId } from './new-id.ts';
import type { followPageProducts } from './page-products.ts';
import { shareTracking } from './page-tracking.ts';
import { watchTrackedClicks } from './tracked-clicks.ts';
import type { Tracking } from './tracking.ts';

export type TrackingPorts = Pick<TrackingDataPorts, 'consent' | 'renewCookies'> & {
  /** Receives errors. Does not throw. */
  readonly report: (cause: unknown) => void;
  readonly load: LoadChunk;
  /** Follows the products of a page with some: a part of the bundle, or of a chunk. */
  readonly followProducts: (...page: Parameters<typeof followPageProducts>) => Promise<void>;
  /** The original query, if personal values were already removed from the address. */
  readonly query?: string;
};

/** Dispatched by the lead form after it has stored a lead (§1); the event has the lead's id. */
const LEAD_TAKEN = 'plaza:lead';

/**
 * Starts the tracking of this page (design §3.6): merges and stores the tracking data, posts the
 * impression and starts vendors with consent. Call it once, before any script that could read the
 * address. It never throws.
 */
export function startTracking(settings: TrackingSettings, ports: TrackingPorts): Tracking {
  const { consent, report, load, followProducts, query = hidePersonalValues() } = ports;
  const shown = untilShown();
  const data = openTrackingData(settings, { ...ports, query, shown });
  const isAllowed = () => consent.get().allowed.marketing;
  const mayStore = () => settings.persist !== 'with-consent' || isAllowed();
  const maySend = () => settings.send !== 'with-consent' || isAllowed();
  const delivery = startDelivery({ mayStore, maySend, report, load });
  const { storedLocale } = data;
  const untilSendable = () =>
    maySend()
      ? undefined
      : new Promise<void>((sendable) => consent.subscribe(() => isAllowed() && sendable()));
  const started = Promise.resolve(shown).then((): PageImpression => {
    delivery.resume();
    return startPageImpression(settings, {
      ...{ data, storedLocale, report, clearViewed: writeViewed, sendable: untilSendable() },
    });
  });
  const first = started.then((impressions) => impressions.first);
  const impression = started.then(({ whole }) => whole);
  const vendors = createVendorManager(settings, {
    ...ports,
    ...{ data, newId, send: delivery.send, first, impression, readCookie },
  });
  const track = (name: string, params: Readonly<Record<string, EventValue>> = {}, id = newId()) => {
    vendors.track({ id, name, params });
    return id;
  };
  const tracking: Tracking & { track: typeof track } = {
    track,
    identify: vendors.identify,
    arrival: withoutPersonalValues(`?${query.slice(1)}`),
    ...{ data, delivery, impression },
  };

  watchTrackedClicks(tracking, isAllowed, ports);
  addEventListener(LEAD_TAKEN, (event) => {
    // Without the amount of the loan: its value is the commission, which the service knows.
    tracking.track('generate_lead', {}, (event as CustomEvent).detail.eventId);
  });
  if (document.querySelector('[data-product-id]'))
    started
      .then((impressions) =>
        followProducts(settings, impressions, {
          ...{ delivery, mayStore, newId, readCookie, writeViewed },
        }),
      )
      .catch(report);
  shareTracking(tracking);
  return tracking;
}

/** Not yet in TypeScript's types. */
type PrerenderingDocument = Document & { readonly prerendering?: boolean };

/** A prerendered page is no impression until it is shown, which may never happen. */
const untilShown = (): Promise<unknown> | undefined =>
  (document as PrerenderingDocument).prerendering
    ? new Promise((shown) => document.addEventListener('prerenderingchange', shown))
    : undefined;

/** All tracking settings of a page; JSON, so that they can be part of the HTML. */
export type TrackingSettings = TrackingDataSettings &
  ImpressionSettings &
  UserEventSettings &
  VendorSettings;
