import type { ImpressionSettings } from '../../core/impression/impression-settings.ts';
import { isSent, type UserEventSettings } from '../../core/views/user-events.ts';
import type { VendorEventName } from '../../model/vendors/vendor-events.ts';
import type { Tracking } from '../start/tracking.ts';
import { claimEvents } from './claim-events.ts';

/** A moment that an application has reached, and the events of §9 for it; JSON in the page. */
export type FlowMomentEvents = {
  readonly moment: string;
  readonly events: readonly VendorEventName[];
  /** Of this moment of this application, in every page that shows it. */
  readonly eventId: string;
};

export type FlowTracking = Pick<Tracking, 'impression' | 'delivery' | 'track'>;

/**
 * Sends the events of an application (§9), each once: to the vendors, and with the same id to the
 * service (`POST /user-events`), from the site's own host. Call it only with marketing consent.
 */
export async function sendFlowEvents(
  moments: readonly FlowMomentEvents[],
  settings: ImpressionSettings & UserEventSettings,
  { impression, delivery, track }: FlowTracking,
): Promise<void> {
  // Nothing of a visit that is not counted, e.g. of a crawler.
  const counted = await impression;
  if (!counted) return;
  const fresh = await claimEvents(moments.map(({ eventId }) => eventId));
  const { id: impressionId, uniqueUserId } = counted;
  const { locale, pageType } = settings;
  for (const { moment, events, eventId: id } of moments) {
    if (!fresh.includes(id)) continue;
    const visit = { impressionId, uniqueUserId, locale, path: location.pathname, pageType };
    if (isSent('flowMoment', settings, location.host))
      delivery.send('/user-events', {
        ...{ id, partitionKey: 'flowMoment', data: { ...visit, moment, events } },
      });
    for (const name of events) (track as (...event: unknown[]) => string)(name, {}, id);
  }
}
