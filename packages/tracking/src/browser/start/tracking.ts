import type { TrackingStore } from '../../core/data/tracking-store.ts';
import type { ImpressionAnswer } from '../../core/impression/read-impression.ts';
import type { VendorEventName, VendorEventParams } from '../../model/vendors/vendor-events.ts';
import type { PageDelivery } from '../delivery/start-delivery.ts';
import type { VendorManager } from '../vendors/vendor-manager.ts';

/** The arguments of `track` after the name; parameters are optional if the event needs none. */
type TrackArguments<Name extends VendorEventName> =
  Record<never, never> extends VendorEventParams<Name>
    ? [params?: VendorEventParams<Name>, id?: string]
    : [params: VendorEventParams<Name>, id?: string];

/**
 * Tracks an event (§9). Each vendor of the event gets it now, or when its consent is given.
 *
 * @returns the event's id for vendors and service: the given one, or a new one
 */
export type Track = <Name extends VendorEventName>(
  name: Name,
  ...further: TrackArguments<Name>
) => string;

/** The tracking of a page. */
export type Tracking = {
  track: Track;
  /** Sets the visitor's email and phone for advertising with consent (§5). Kept in memory only. */
  readonly identify: VendorManager['identify'];
  readonly data: TrackingStore;
  /** The query of the arrival without personal values. */
  readonly arrival: string;
  readonly delivery: PageDelivery;
  /**
   * The whole impression, once it may be sent. Undefined if the page was not counted.
   */
  readonly impression: Promise<ImpressionAnswer | undefined>;
};
