/** Options of an import. */
export interface ImportOptions {
  /** Allows the import to empty content folders and remove more than half of all entries. */
  readonly allowRemoval?: boolean | undefined;
}

/** Options of an import and its notification. */
export interface RunOptions extends ImportOptions {
  /** The only site to notify, even if nothing changed; default: those of `REVALIDATE_URLS`. */
  readonly siteUrl?: string | undefined;
}
