type ErrorTexts = {
  readonly locale: string;
  readonly home: string;
  readonly words: Readonly<Record<string, string>>;
};

/** What of an app its generated files depend on. */
export type ShellFacts = {
  /** The style sheet of its brand, from `brand.tokens.json`. */
  readonly brandStyles: string;
  /** Locales with a file in `locales/`. */
  readonly locales: readonly string[];
  /** What the browser's own error page says, by first path segment; `''` for what has no prefix. */
  readonly errorPages: Readonly<Record<string, ErrorTexts>>;
  /** Text of `content/website.json`. */
  readonly website: string;
};
