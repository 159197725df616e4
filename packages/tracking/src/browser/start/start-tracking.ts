import type { TrackingDataPorts } from '../../core/data/tracking-store.ts';
import { withoutPersonalValues } from '../../core/data/without-personal-values.ts';
import type { EventValue } from '../../model/tracking-event.ts';
import { hidePersonalValues } from '../data/hide-personal-values.ts';
import { openTrackingData } from '../data/open-tracking-data.ts';
import { readCookie } from '../data/page-cookies.ts';
import { startDelivery } from '../delivery/start-delivery.ts';
import { type PageImpression, startPageImpression } from '../impression/page-impression.ts';
import type { LoadChunk } from '../load-chunk.ts';
import { createVendorManager } from '../vendors/create-vendor-manager.ts';
import { writeViewed } from '../views/write-viewed.ts';
import { newId } from './new-id.ts';
import { shareTracking } from './page-tracking.ts';
import { watchTrackedClicks } from './tracked-clicks.ts';
import type { Track, Tracking } from './tracking.ts';
import type { TrackingSettings } from './tracking-settings.ts';

export type TrackingPorts = Pick<TrackingDataPorts, 'consent' | 'renewCookies'> & {
  /** Takes what went wrong without stopping anything. */
  readonly report: (cause: unknown) => void;
  readonly load: LoadChunk;
  /** The query as the page's address came with it, where personal values have left that already. */
  readonly query?: string;
};

/** What the lead form says when it has taken a lead (§1): its event has the lead's own id. */
const LEAD_TAKEN = 'plaza:lead';

/**
 * Starts the tracking of this page, once and before anything else that could read its address
 * (design §3.6): what the address carries is merged and stored, the impression is posted, and then
 * the vendors begin whose consent stands. Nothing of it can stop the page.
 */
export function startTracking(settings: TrackingSettings, ports: TrackingPorts): Tracking {
  const { consent, report, load, query = hidePersonalValues() } = ports;
  const shown = untilShown();
  const data = openTrackingData(settings, { ...ports, query, shown });
  const isAllowed = () => consent.get().allowed.marketing;
  const mayStore = () => settings.persist !== 'with-consent' || isAllowed();
  const maySend = () => settings.send !== 'with-consent' || isAllowed();
  const delivery = startDelivery({ mayStore, maySend, report, load });
  const { storedLocale } = data;
  const onAllowed = (act: () => void) => {
    const look = () => isAllowed() && act();
    look();
    consent.subscribe(look);
  };
  const untilSendable = () => (maySend() ? undefined : new Promise<void>(onAllowed));
  const begun = Promise.resolve(shown).then((): PageImpression => {
    delivery.resume();
    return startPageImpression(settings, {
      ...{ data, storedLocale, report, clearViewed: writeViewed, sendable: untilSendable() },
    });
  });
  const first = begun.then((impressions) => impressions.first);
  const impression = begun.then(({ whole }) => whole);
  const hub = createVendorManager(settings, {
    ...{ consent, data, report, newId, load, send: delivery.send, first, impression, readCookie },
  });
  const tell = (name: string, params: Readonly<Record<string, EventValue>> = {}, id = newId()) => {
    hub.track({ id, name, params });
    return id;
  };
  const tracking: Tracking = {
    track: tell as Track,
    identify: hub.identify,
    arrival: withoutPersonalValues(`?${query.slice(1)}`),
    ...{ data, delivery, impression },
  };
  const trackAnything = (...event: Parameters<typeof tell>) =>
    (tracking.track as typeof tell)(...event);

  watchTrackedClicks(trackAnything);
  addEventListener(LEAD_TAKEN, (event) => {
    const { eventId, value, currency } = (event as CustomEvent).detail;
    trackAnything('generate_lead', value && currency ? { value, currency } : {}, eventId);
  });
  if (document.querySelector('[data-product-id]'))
    Promise.all([begun, load(() => import('./page-products.ts'))])
      .then(([impressions, chunk]) =>
        chunk?.followPageProducts(settings, impressions, {
          ...{ data, delivery, mayStore, newId, onAllowed, readCookie, writeViewed },
        }),
      )
      .catch(report);
  shareTracking(tracking);
  return tracking;
}

/** Not yet in TypeScript's own types. */
type AheadDocument = Document & { readonly prerendering?: boolean };

/** A page that a browser renders ahead may never be seen, and is no impression until it is. */
const untilShown = (): Promise<unknown> | undefined =>
  (document as AheadDocument).prerendering
    ? new Promise((shown) => document.addEventListener('prerenderingchange', shown))
    : undefined;
