import type { TrackingField } from '@plaza/contract';
import { trackingFields } from '../../model/tracking-fields.ts';
import type { TrackingState, TrackingValue } from '../../model/tracking-state.ts';
import { collectState, fieldRows } from './collect-state.ts';
import { isUsable } from './is-usable.ts';

/**
 * Maximum size of all values in bytes, without the source, so that a link cannot grow a visitor's
 * headers until servers reject them.
 */
const MAX_TOTAL = 4096;

/**
 * Merges the tracking data of a query with the stored data (§4.2). The query takes precedence. A new
 * source (`subId`) clears the stored data, except fields that identify the visitor. Idempotent:
 * merging the same query again changes nothing.
 *
 * @param arrived from `readTrackingQuery`
 * @param stored from `readTrackingCookies`
 * @returns every known field; `subId` is always set, `z` by default
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

/** The source does not count: if dropped, it would look new in the next merge. */
const sizeOf = ([field, row]: Row, { [field]: known }: TrackingState): number =>
  known && !row.default ? row.cookie.length + encodeURIComponent(known[0]).length : 0;

/**
 * Takes as many values as fit: first those that survive a reset, then stored ones, then new ones,
 * shortest first, so that no link displaces stored values.
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
  // Replacing a value with a shorter one may make room for another. Repeat until nothing fits, so
  // that the merge is idempotent.
  while (byLength(news).some((row) => take(row, news)));
  return fitted;
}
