import type { ConsentChoices } from './categories.ts';

/**
 * Fingerprints of what is declared, 4 characters for each category of `optionalCategories`, in that
 * order. They tell whether a decision was about what is declared now.
 */
export type DeclarationVersions = string;

/** What a visitor has decided, as the consent cookie keeps it (§3.3). */
export type ConsentState = ConsentChoices & {
  readonly necessary: true;
  /** When the visitor decided; absent when nothing was decided. */
  readonly givenAt?: Date;
  /** Of this decision: 22 characters of base64url, random; its receipt is known by it. */
  readonly id?: string;
  /** What was declared when the visitor decided. */
  readonly versions?: DeclarationVersions;
};

/** Only necessary cookies, and nothing decided (§4.1). */
export const defaultConsent: ConsentState = {
  necessary: true,
  preferences: false,
  statistics: false,
  marketing: false,
};
