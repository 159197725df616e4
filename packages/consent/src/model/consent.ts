import type { ConsentChoices } from './categories.ts';
import type { ConsentState } from './consent-state.ts';

/** How things stand for a visitor. A new object whenever something has changed. */
export type Consent = {
  /** What the visitor has decided; the default when nothing. */
  readonly decision: ConsentState;
  /** What may run now. */
  readonly allowed: ConsentChoices;
  /** Whether the dialog stands open until the visitor decides (§4.1). */
  readonly needsPrompt: boolean;
  /** Set while somebody is still being asked whose answer may allow more: an external service, or the country. */
  readonly isPending?: true;
  /**
   * Set from a withdrawal until the page has reloaded: every tracker is off meanwhile, also one that
   * may run again afterwards (§4.1).
   */
  readonly isReloading?: true;
  /** ISO 3166; the site's fallback when nobody knows, and absent when there is none. */
  readonly country?: string | undefined;
};
