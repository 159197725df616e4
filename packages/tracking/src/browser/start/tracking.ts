import type { TrackingStore } from '../../core/data/tracking-store.ts';
import type { ImpressionAnswer } from '../../core/impression/read-impression.ts';
import type { VendorEventName, VendorEventParams } from '../../model/vendors/vendor-events.ts';
import type { PageDelivery } from '../delivery/start-delivery.ts';
import type { VendorManager } from '../vendors/create-vendor-manager.ts';

/** What goes with an event: nothing where it needs nothing. */
type TrackArguments<Name extends VendorEventName> =
  Record<never, never> extends VendorEventParams<Name>
    ? [params?: VendorEventParams<Name>, id?: string]
    : [params: VendorEventParams<Name>, id?: string];

/**
 * Says that something has happened (§9): each vendor that is named for it hears of it, now or when
 * its consent is given.
 *
 * @returns the event's id, as vendors and service know it; the one that was given, or a new one
 */
export type Track = <Name extends VendorEventName>(
  name: Name,
  ...further: TrackArguments<Name>
) => string;

/** The tracking of a page. */
export type Tracking = {
  track: Track;
  /** Says who the visitor is, for advertising with consent (§5). Kept in memory alone. */
  readonly identify: VendorManager['identify'];
  readonly data: TrackingStore;
  /** What the visitor came with, as a query; nothing in it tells who they are. */
  readonly arrival: string;
  readonly delivery: PageDelivery;
  /**
   * The whole one, which comes when the site may send it. Nothing when the page was not counted.
   */
  readonly impression: Promise<ImpressionAnswer | undefined>;
};
