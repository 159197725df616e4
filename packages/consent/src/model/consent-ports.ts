import type { OptionalCategory } from './categories.ts';
import type { ConsentDecision } from './consent-decision.ts';
import type { DeclarationVersions } from './consent-state.ts';

/** What both the store and a decision need of a page. `./store` has all ports for a real one. */
type PagePorts = {
  /** As `document.cookie` reads, with the refusal that is held for this visit. */
  readonly readCookies: () => string;
  readonly now: () => Date;
  /** Reloads the page, once every tracker that was told to stop has had the time to. */
  readonly reload: () => void;
  /** Takes what went wrong without stopping anything. */
  readonly report: (cause: unknown) => void;
};

export type ConsentPorts = PagePorts & {
  /** Whether the browser sends Global Privacy Control. */
  readonly privacyControl: boolean;
  /** Settles when everything is known on which consent stands: the country, the external service. */
  readonly settled?: PromiseLike<unknown> | undefined;
  /** Deletes the cookies and web-storage keys of these categories. Does not throw. */
  readonly purge: (categories: readonly OptionalCategory[]) => void;
};

export type DecisionPorts = PagePorts & {
  /** Takes one cookie with its attributes. May throw, or keep nothing. */
  readonly writeCookie: (cookie: string) => void;
  /** Whether the page came by https. */
  readonly isSecure: boolean;
  /** 22 characters of base64url, random. */
  readonly newId: () => string;
  /** What is declared now. */
  readonly versions?: DeclarationVersions | undefined;
  /**
   * Keeps a refusal for this visit where no cookie can, `name=value` as in a header; an empty text
   * ends it. `readCookies` reads it among the cookies. Does not throw.
   */
  readonly holdRefusal: (cookie: string) => void;
  /** Lets the other tabs look again, and hold the same refusal. */
  readonly tellOthers: (refusal: string) => void;
  /** Hears of each decision that was saved, before the page reloads. */
  readonly onDecision?: ((decision: ConsentDecision) => void) | undefined;
};
