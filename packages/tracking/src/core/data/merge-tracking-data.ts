import { type TrackingFieldRow, trackingFields } from '../../model/tracking-fields.ts';
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
  const { subId = '' } = arrived.data;
  const isReset = isUsable(subId, trackingFields.subId) && subId !== stored.data.subId;
  let room = MAX_TOTAL;
  const hasRoom = ({ cookie }: TrackingFieldRow, value: string) => {
    const size = cookie.length + encodeURIComponent(value).length;
    if (size > room) return false;
    room -= size;
    return true;
  };
  return collectState((row, field) => {
    const states = isReset && !row.survivesReset ? [arrived] : [arrived, stored];
    const known = states.find(({ data }) => isUsable(data[field] ?? '', row));
    const value = known?.data[field];
    // A source that was dropped would look new at the next merge.
    return value && (row.default || hasRoom(row, value))
      ? [value, known.aliases[field]]
      : [row.default];
  });
}
