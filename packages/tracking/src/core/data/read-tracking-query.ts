import type { TrackingState } from '../../model/tracking-state.ts';
import { collectState } from './collect-state.ts';
import { isUsable } from './is-usable.ts';

/**
 * Reads tracking data from a query (§3.2). Of several aliases the first of the table counts, of a
 * repeated one the first usable value. The default value counts as absent, and so does a field that
 * no link may bring (decision 68).
 *
 * @param query with or without its `?`; never throws
 */
export function readTrackingQuery(query: string): TrackingState {
  const parameters = new URLSearchParams(query);
  return collectState((row) => {
    for (const alias of row.fromLink === false ? [] : row.aliases)
      for (const value of parameters.getAll(alias))
        if (isUsable(value, row))
          return row.keepsAlias && alias !== row.aliases[0] ? [value, alias] : [value];
    return undefined;
  });
}
