import type { TrackingField } from '@plaza/contract';
import { trackingFields } from '../../model/tracking-fields.ts';
import type { TrackingState, TrackingValue } from '../../model/tracking-state.ts';
import { collectState, fieldRows } from './collect-state.ts';
import { isUsable } from './is-usable.ts';

/**
 * Bytes that all values together may take, beside the source: a link must not fill a visitor's
 * headers until no server takes them.
 */
const MAX_TOTAL = 4096;

/**
 * Returns what is known of a visitor once a query and the cookies are merged (§4.2). The query
 * counts for more. A source (`subId`) that is new and says something clears what is stored, except
 * what tells one visitor from another. Merging the same query again changes nothing.
 *
 * @param arrived what the query carries, as `readTrackingQuery` tells it
 * @param stored what was known before, as `readTrackingCookies` tells it
 * @returns every known field; `subId` always, `z` where nobody has said one
 */
export function mergeTrackingData(arrived: TrackingState, stored: TrackingState): TrackingState {
  const [subId = ''] = arrived.subId ?? [];
  const isReset = isUsable(subId, trackingFields.subId) && subId !== stored.subId?.[0];
  const usable = (state: TrackingState, survivorsOnly = false) =>
    collectState((row, field) => {
      const known = state[field];
      const isKept = row.survivesReset || !survivorsOnly;
      return known && isKept && isUsable(known[0], row) ? known : undefined;
    });
  const fitted = fitIntoRoom(usable(arrived), usable(stored, isReset));
  return collectState((row, field) => fitted[field] ?? (row.default ? [row.default] : undefined));
}

type Row = (typeof fieldRows)[number];

/** A source takes no room: one that was dropped would look new at the next merge. */
const sizeOf = ([field, row]: Row, { [field]: known }: TrackingState): number =>
  known && !row.default ? row.cookie.length + encodeURIComponent(known[0]).length : 0;

/**
 * Takes as many values as have room: first what is never to be lost, then what is stored, then what
 * arrives, the shortest first, so that no link pushes out what was known.
 */
function fitIntoRoom(news: TrackingState, old: TrackingState): TrackingState {
  const fitted: Partial<Record<TrackingField, TrackingValue>> = {};
  let room = MAX_TOTAL;
  const take = (row: Row, state: TrackingState): boolean => {
    const [field] = row;
    const known = state[field];
    const growth = sizeOf(row, state) - sizeOf(row, fitted);
    if (!known || fitted[field] === known || growth > room) return false;
    room -= growth;
    fitted[field] = known;
    return true;
  };
  const byLength = (state: TrackingState) =>
    fieldRows.toSorted((one, other) => sizeOf(one, state) - sizeOf(other, state));
  for (const row of fieldRows)
    if (row[1].survivesReset || row[1].comesFirst) take(row, news[row[0]] ? news : old);
  for (const row of byLength(old)) if (!fitted[row[0]]) take(row, old);
  // A shorter value in a longer one's place may make room for another. Until nothing more fits, so
  // that merging again finds nothing to take.
  while (byLength(news).some((row) => take(row, news)));
  return fitted;
}
