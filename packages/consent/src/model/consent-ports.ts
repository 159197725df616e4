import type { OptionalCategory } from './categories.ts';
import type { ConsentDecision } from './consent-decision.ts';

/** What the store needs of a page. `./browser` has them for a real one. */
export type ConsentPorts = {
  /** As `document.cookie` reads. */
  readonly readCookies: () => string;
  /** Takes one cookie with its attributes. May throw, or keep nothing. */
  readonly writeCookie: (cookie: string) => void;
  /** Whether the page came by https. */
  readonly isSecure: boolean;
  readonly now: () => Date;
  /** 22 characters of base64url, random. */
  readonly newId: () => string;
  /** Whether the browser sends Global Privacy Control. */
  readonly privacyControl: boolean;
  /** Settles when everything is known on which consent stands: the country, the external service. */
  readonly settled?: PromiseLike<unknown> | undefined;
  /** Deletes the cookies and web-storage keys of these categories. */
  readonly purge: (categories: readonly OptionalCategory[]) => void;
  readonly reload: () => void;
  /** Lets the other tabs look again. */
  readonly tellOthers: () => void;
  /** Takes what went wrong without stopping anything. */
  readonly report: (cause: unknown) => void;
  /** Hears of each decision that was saved, before the page reloads. */
  readonly onDecision?: ((decision: ConsentDecision) => void) | undefined;
};
