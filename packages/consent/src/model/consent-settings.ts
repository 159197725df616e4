import type { DeclarationVersions } from './consent-state.ts';

/** How a site asks for consent. Everything has a default, so `{}` is the specification's own rule. */
export type ConsentSettings = {
  /**
   * `dialog`: our dialog asks. `external`: a consent service from outside asks, and tells the store
   * (§2.4, §4.1). `dialog` unless said otherwise.
   */
  readonly mode?: 'dialog' | 'external';
  /** Countries to which consent control applies besides `consentCountries`: `['NO', 'IS', 'LI']`. */
  readonly furtherCountries?: readonly string[];
  /** Country of a visitor whose country nobody knows; without it such a visitor is not asked (§4.1). */
  readonly viewerCountryFallback?: string;
  /**
   * `deny`: a visitor whose browser sends Global Privacy Control, and who has decided nothing, has
   * denied, wherever they are, and is not asked. `ignore` unless said otherwise.
   */
  readonly globalPrivacyControl?: 'ignore' | 'deny';
  /** What is declared now. Kept with each decision. */
  readonly versions?: DeclarationVersions;
  /**
   * Whether a category that was allowed is asked for again when what is declared in it has changed
   * since. Needs `versions`.
   */
  readonly askAgain?: boolean;
};
