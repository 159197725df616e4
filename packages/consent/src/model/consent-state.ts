import type { ConsentChoices, OptionalCategory } from './categories.ts';

/**
 * A short fingerprint, 4 characters, of what is declared in each category. It tells whether a
 * decision was about what is declared now.
 */
export type DeclarationVersions = Readonly<Record<OptionalCategory, string>>;

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
