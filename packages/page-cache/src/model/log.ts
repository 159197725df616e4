/** Something that an operator should know of a page. */
export type LogEntry = {
  readonly level: 'warn' | 'error';
  /** Its kind, in kebab-case. */
  readonly event: 'page-left-to-hydrate' | 'page-served-without-policy';
  readonly path: string;
  readonly error: unknown;
};

/** Where the page cache logs. Must not throw. */
export type Log = (entry: LogEntry) => void;
