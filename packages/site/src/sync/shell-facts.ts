type ErrorTexts = {
  readonly locale: string;
  readonly home: string;
  readonly texts: Readonly<Record<string, string>>;
};

/** What an app's generated files depend on. */
export type ShellFacts = {
  /** The brand's style sheet, from `brand.tokens.json`. */
  readonly brandStyles: string;
  /** Locales with a file in `locales/`. */
  readonly locales: readonly string[];
  /** The texts of the client-side error page by path prefix; `''` for paths without one. */
  readonly errorPages: Readonly<Record<string, ErrorTexts>>;
  /** The content of `content/website.json`. */
  readonly website: string;
};
