import {
  type TrackingField,
  type TrackingFieldRow,
  trackingFields,
} from '../../model/tracking-fields.ts';
import type { TrackingState } from '../../model/tracking-state.ts';

/** A value, and the alias it came by. */
export type Found = readonly [value: string | undefined, alias?: string | undefined];

export const fieldRows = Object.entries(trackingFields) as readonly [
  TrackingField,
  TrackingFieldRow,
][];

/** Asks for each field, and remembers the alias only where it tells more than the field does. */
export function collectState(
  find: (row: TrackingFieldRow, field: TrackingField) => Found,
): TrackingState {
  const data: Partial<Record<TrackingField, string>> = {};
  const aliases: Partial<Record<TrackingField, string>> = {};
  for (const [field, row] of fieldRows) {
    const [value, alias = ''] = find(row, field);
    if (value) data[field] = value;
    if (row.keepsAlias && row.aliases.indexOf(alias) > 0) aliases[field] = alias;
  }
  return { data, aliases };
}
