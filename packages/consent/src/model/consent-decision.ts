import type { ConsentMethod } from '@plaza/contract';
import type { ConsentState } from './consent-state.ts';

/**
 * How a decision was made: in a prompt (`accept-all`, `accept-selection`, `deny`) or in a dialog
 * that the visitor opened (`settings`, or `withdrawal` if a category is no longer allowed).
 */
export type DecisionMethod = Exclude<ConsentMethod, 'gpc'>;

/** A saved decision, from which its receipt is built. */
export type ConsentDecision = {
  readonly decision: ConsentState & { readonly givenAt: Date; readonly id: string };
  readonly method: DecisionMethod;
  /** Id of the decision that this one replaces. */
  readonly previousId?: string | undefined;
  /** ISO 3166 code from the geolocation cookie, never the site's fallback. */
  readonly country?: string | undefined;
};
