import type { Freshness } from '@plaza/content-client';

/** Told about the content of this process, e.g. to measure how fresh it is. */
export type SiteObserver = {
  /** The index of paths was read. */
  onContent?: (read: {
    readonly websiteId: number;
    readonly freshness: Freshness;
    readonly contentVersion?: number | undefined;
  }) => void;
  /** Changed pages expired; seconds since the service's message about the import. */
  onRevalidated?: (seconds: number) => void;
  /** Headers by which the service continues the trace of the current request. */
  traceHeaders?: () => Record<string, string>;
};

/** Global, because Next loads this module once for the server and once per bundle. */
const key = Symbol.for('@plaza/site observer of this process');
const holder = globalThis as { [key]?: SiteObserver };

/** The observer of this process, empty unless metrics are collected. */
export function siteObserver(): SiteObserver {
  holder[key] ??= {};
  return holder[key];
}
