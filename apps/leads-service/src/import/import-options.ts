/** How content is to be imported. */
export interface ImportOptions {
  /** Lets the import empty content folders and remove more than half of all entries. */
  readonly allowRemoval?: boolean | undefined;
}

/** How content is to be imported, and which site is to be notified. */
export interface RunOptions extends ImportOptions {
  /** The only site to notify, even of content that was in already. Without it, those of `REVALIDATE_URLS`. */
  readonly siteUrl?: string | undefined;
}
