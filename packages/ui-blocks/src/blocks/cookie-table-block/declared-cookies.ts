/** One cookie, in the words of the page's locale (§3.3). */
export interface DeclaredCookie {
  readonly name: string;
  readonly description: string;
  readonly expiration: string;
  readonly type: string;
}

export interface DeclaredProvider {
  readonly name: string;
  /** Where it says more; only an address of its own makes a link. */
  readonly href?: string;
  /** At least one. */
  readonly cookies: readonly DeclaredCookie[];
}

export interface DeclaredCategory {
  readonly category: string;
  readonly label: string;
  readonly description: string;
  readonly providers: readonly DeclaredProvider[];
}

/** What the site declares, for every CookieTableBlock of a page. */
export interface DeclaredCookies {
  readonly categories: readonly DeclaredCategory[];
  /** Heads of the columns. */
  readonly labels: Readonly<Record<keyof DeclaredCookie, string>>;
}
