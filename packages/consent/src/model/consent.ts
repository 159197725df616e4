import type { ConsentChoices } from './categories.ts';
import type { ConsentState } from './consent-state.ts';

/** The consent of a visitor. A new object after each change. */
export type Consent = {
  /** The visitor's decision, or `defaultConsent`. */
  readonly decision: ConsentState;
  /** What may run now. */
  readonly allowed: ConsentChoices;
  /** Whether the dialog stays open until the visitor decides (§4.1). */
  readonly needsPrompt: boolean;
  /** Set while the country or an external service, which may allow more, is awaited. */
  readonly isPending?: true;
  /**
   * Set from a withdrawal until the page reloads: all trackers are off, including those that may run
   * again afterwards (§4.1).
   */
  readonly isReloading?: true;
  /** ISO 3166 code; the site's fallback, or absent, when the country is unknown. */
  readonly country?: string | undefined;
};
