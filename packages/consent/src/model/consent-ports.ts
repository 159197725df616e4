import type { OptionalCategory } from './categories.ts';
import type { ConsentDecision } from './consent-decision.ts';
import type { DeclarationVersions } from './consent-state.ts';

/** Ports that the store and a decision share. `./store` implements all of them for a page. */
type PagePorts = {
  /** `document.cookie` with the refusal kept for this visit. */
  readonly readCookies: () => string;
  readonly now: () => Date;
  /** Reloads the page once trackers had time to stop. */
  readonly reload: () => void;
  /** Receives errors. Does not throw. */
  readonly report: (cause: unknown) => void;
};

export type ConsentPorts = PagePorts & {
  /** Whether the browser sends Global Privacy Control. */
  readonly privacyControl: boolean;
  /** Settles when the country or the external service is known; absent when nothing is awaited. */
  readonly settled?: PromiseLike<unknown> | undefined;
  /** Deletes the cookies and web-storage keys of these categories. Does not throw. */
  readonly purge: (categories: readonly OptionalCategory[]) => void;
};

export type DecisionPorts = PagePorts & {
  /** Writes one cookie with its attributes. May throw or store nothing. */
  readonly writeCookie: (cookie: string) => void;
  /** Whether the page was loaded over https. */
  readonly isSecure: boolean;
  /** 22 random characters of base64url. */
  readonly newId: () => string;
  /** Versions of the current declarations. */
  readonly versions?: DeclarationVersions | undefined;
  /**
   * Keeps a refusal, `name=value`, for this visit when no cookie can be stored; an empty string
   * clears it. `readCookies` includes it. Does not throw.
   */
  readonly keepSessionRefusal: (cookie: string) => void;
  /** Makes the other tabs refresh, and keep the same refusal. */
  readonly notifyOtherTabs: (refusal: string) => void;
  /** Called with each saved decision before the page reloads. */
  readonly onDecision?: ((decision: ConsentDecision) => void) | undefined;
};
