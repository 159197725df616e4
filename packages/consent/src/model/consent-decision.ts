import type { ConsentMethod } from '@plaza/contract';
import type { ConsentState } from './consent-state.ts';

/**
 * How a decision was given: by a button of the dialog that asked (`accept-all`, `accept-selection`,
 * `deny`), or in a dialog that the visitor had opened (`settings`, and `withdrawal` when something
 * that was allowed no longer is).
 */
export type DecisionMethod = Exclude<ConsentMethod, 'gpc'>;

/** One decision, saved: what a receipt of it tells of the visitor's side. */
export type ConsentDecision = {
  readonly decision: ConsentState & { readonly givenAt: Date; readonly id: string };
  readonly method: DecisionMethod;
  /** Of the decision that this one replaces. */
  readonly previousId?: string | undefined;
  /** ISO 3166, as the geolocation says it, not as the site supposes. */
  readonly country?: string | undefined;
};
