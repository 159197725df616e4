import type { ContentFolder } from '@plaza/contract';

/**
 * A page of content: one row of the service's index of paths (§2.2). Rows come from a network, so
 * `updateIndex` checks them.
 */
export interface PathRow {
  /** Below the country prefix: `/articulos/como-leer-la-tae/`. */
  readonly path: string;
  readonly pageType: string;
  readonly locale: string;
  /** The entry that the page shows: its folder, and its id there. */
  readonly folder: ContentFolder;
  readonly id: string;
  /** Pages with the same key are versions of one page. */
  readonly translationKey: string;
  readonly updatedAt: string;
  readonly noIndex: boolean;
  readonly title: string;
  readonly amount?: number | undefined;
  readonly publishedAt?: string | undefined;
  /** How many entries a list shows on all its pages together. */
  readonly listSize?: number | undefined;
}

/** A path that is no longer a page. */
export interface RemovedPathRow {
  readonly path: string;
  readonly locale: string;
  readonly removed: true;
  /** The path that its entry has now. */
  readonly movedTo?: string | undefined;
  /** Whether the site does not show the page, which says nothing about its content. */
  readonly isHidden?: true;
}

/** A page by its path below the country prefix. */
export interface PagePlace {
  readonly locale: string;
  readonly path: string;
}
