import type { DeclarationVersions } from './consent-state.ts';

/** Consent settings of a site. Everything is optional; `{}` is the rule of the specification. */
export type ConsentSettings = {
  /**
   * `dialog` (default): our dialog prompts. `external`: an external consent service prompts and sets
   * the store (§2.4, §4.1).
   */
  readonly mode?: 'dialog' | 'external';
  /**
   * Countries where consent control applies besides `consentCountries`, as ISO 3166 codes: `['NO',
   * 'IS', 'LI']`.
   */
  readonly furtherCountries?: readonly string[];
  /** Country of visitors whose country is unknown; without it they are not prompted (§4.1). */
  readonly viewerCountryFallback?: string;
  /**
   * `deny`: without a decision, Global Privacy Control counts as a denial in every country and
   * there is no prompt. Default `ignore`.
   */
  readonly globalPrivacyControl?: 'ignore' | 'deny';
  /**
   * Countries whose law makes Global Privacy Control a refusal of marketing, which no decision
   * overrides (decision 66): of visitors from there and from unknown countries.
   */
  readonly optOutCountries?: readonly string[];
  /** Versions of the current declarations, saved with each decision. */
  readonly versions?: DeclarationVersions;
  /**
   * Whether to prompt again for an allowed category when its declarations have changed since. Needs
   * `versions`.
   */
  readonly askAgain?: boolean;
};

/** How long an external consent service is waited for, in milliseconds (§4.1). */
export const EXTERNAL_WAIT = 2000;
