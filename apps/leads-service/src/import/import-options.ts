/** How content is to be imported. */
export interface ImportOptions {
  /** Lets the import empty content folders and remove more than half of all entries. */
  readonly allowRemoval?: boolean | undefined;
}

/** How content is to be imported and told of. */
export interface RunOptions extends ImportOptions {
  /** The site to tell, even of content that was in already. Without it, the one the service knows. */
  readonly siteUrl?: string | undefined;
}
