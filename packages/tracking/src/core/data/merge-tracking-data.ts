import { trackingFields } from '../../model/tracking-fields.ts';
import type { TrackingState } from '../../model/tracking-state.ts';
import { collectState } from './collect-state.ts';
import { isUsable } from './is-usable.ts';

/**
 * Bytes that all values together may take, beside the source: a link must not fill a visitor's
 * headers until no server takes them.
 */
const MAX_TOTAL = 4096;

/**
 * What is known of a visitor once a query and the cookies are merged (§4.2). The query counts for
 * more. A source (`subId`) that is new and says something clears what is stored, except what tells
 * one visitor from another. Merging the same query again changes nothing.
 *
 * @param arrived what the query carries, as `readTrackingQuery` tells it
 * @param stored what was known before, as `readTrackingCookies` tells it
 * @returns every known field; `subId` always, `z` where nobody has said one
 */
export function mergeTrackingData(arrived: TrackingState, stored: TrackingState): TrackingState {
  const [subId = ''] = arrived.subId ?? [];
  const isReset = isUsable(subId, trackingFields.subId) && subId !== stored.subId?.[0];
  let room = MAX_TOTAL;
  return collectState((row, field) => {
    const states = isReset && !row.survivesReset ? [arrived] : [arrived, stored];
    const known = states.map((it) => it[field]).find((it) => it && isUsable(it[0], row));
    // A source that was dropped would look new at the next merge.
    if (row.default) return known ?? [row.default];
    const size = known ? row.cookie.length + encodeURIComponent(known[0]).length : 0;
    if (size > room) return undefined;
    room -= size;
    return known;
  });
}
