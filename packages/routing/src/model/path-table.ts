import type { ContentFolder } from '@plaza/contract';
import type { PageType } from './page-types.ts';

/**
 * What the index keeps of a path. 100,000 of them are kept, so moments are seconds and repeated
 * strings are one (see `storePath`).
 */
export interface StoredPath {
  readonly path: string;
  readonly pageType: PageType;
  readonly locale: string;
  readonly folder: ContentFolder;
  readonly id: string;
  readonly translationKey: string;
  /** Seconds since the epoch. */
  readonly updatedAt: number;
  readonly noIndex: boolean;
  readonly title: string;
  readonly amount: number | undefined;
  /** Seconds since the epoch. */
  readonly publishedAt: number | undefined;
  readonly listSize: number | undefined;
}

/** The paths of a locale. */
export interface LocalePaths {
  readonly byPath: Map<string, StoredPath>;
  /** Paths whose content was removed, each with the path that it moved to, if it did. */
  readonly gone: Map<string, string | undefined>;
  /** The path of the page that stands for its type, of `pages`; computed when it is asked for. */
  mainPaths: ReadonlyMap<string, string> | undefined;
}

/**
 * The paths of a site's content. Plain data, so that every copy of this module in one process can
 * share one table.
 */
export interface PathTable {
  /** Grows with every change. */
  version: number;
  readonly byLocale: Map<string, LocalePaths>;
  /** The versions of a page; a single one is not in a list. */
  readonly byTranslationKey: Map<string, StoredPath | StoredPath[]>;
  /** Strings that many rows have, such as folders and page types. */
  readonly shared: Map<string, string>;
}
