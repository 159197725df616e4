/** Something that an operator should know of a page, or of the cache that instances share. */
export type LogEntry = {
  readonly level: 'info' | 'warn' | 'error';
  /** Its kind, in kebab-case. */
  readonly event:
    | 'page-left-to-hydrate'
    | 'page-served-without-policy'
    | 'shared-cache-away'
    | 'shared-cache-connected'
    | 'shared-page-unreadable';
  readonly path?: string;
  readonly error?: unknown;
};

/** Where the page cache logs. Must not throw. */
export type Log = (entry: LogEntry) => void;
