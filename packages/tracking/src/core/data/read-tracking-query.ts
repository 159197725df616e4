import type { TrackingState } from '../../model/tracking-state.ts';
import { collectState } from './collect-state.ts';
import { isUsable } from './is-usable.ts';

/**
 * The tracking data that a query carries (§3.2). Of several aliases the first of the table counts, of
 * a repeated one the first value that can be used. The default says as much as nothing.
 *
 * @param query as it stands in an address, with its `?` or without; anything at all is survived
 */
export function readTrackingQuery(query: string): TrackingState {
  const parameters = new URLSearchParams(query);
  return collectState((row) => {
    for (const alias of row.aliases)
      for (const value of parameters.getAll(alias))
        if (isUsable(value, row))
          return row.keepsAlias && alias !== row.aliases[0] ? [value, alias] : [value];
    return undefined;
  });
}
