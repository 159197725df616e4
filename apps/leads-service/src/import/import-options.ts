/** Options of an import. */
export interface ImportOptions {
  /** Allows the import to empty content folders and remove more than half of all entries. */
  readonly allowRemoval?: boolean | undefined;
  /**
   * The content version that the content is based on. Default: the last one that was imported from
   * the same source, otherwise the current one.
   */
  readonly base?: number | undefined;
  /** Who imports; shown in the history. */
  readonly author?: string | undefined;
  /** The machine and folder that the content is from. */
  readonly source?: string | undefined;
  /** Whether the import is only planned: nothing is stored. */
  readonly isPlan?: boolean | undefined;
}

/** Options of an import and its notification. */
export interface RunOptions extends ImportOptions {
  /** The only site to notify, even if nothing changed; default: those of `REVALIDATE_URLS`. */
  readonly siteUrl?: string | undefined;
}
