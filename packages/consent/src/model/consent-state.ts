import type { ConsentChoices } from './categories.ts';

/**
 * Fingerprints of the declarations, 4 characters for each category of `optionalCategories`, in that
 * order. They show whether a decision covers the current declarations.
 */
export type DeclarationVersions = string;

/** A visitor's decision as stored in the consent cookie (§3.3). */
export type ConsentState = ConsentChoices & {
  readonly necessary: true;
  /** Time of the decision; absent without one. */
  readonly givenAt?: Date;
  /** Id of the decision and its receipt: 22 random characters of base64url. */
  readonly id?: string;
  /** Versions of the declarations at the time of the decision. */
  readonly versions?: DeclarationVersions;
};

/** Only necessary cookies, no decision (§4.1). */
export const defaultConsent: ConsentState = {
  necessary: true,
  preferences: false,
  statistics: false,
  marketing: false,
};
