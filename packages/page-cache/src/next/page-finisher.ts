import type { OutgoingHttpHeaders } from 'node:http';
import { finishPage, isEmptyNotFound, leavePageWhole } from '../core/finish/finish-page.ts';
import type { Log } from '../model/log.ts';
import type { CachedPage, FinishedPage, PageSite, PolicySettings } from '../model/page.ts';

/** An entry of Next's page cache. The object is shared by everyone who reads the entry. */
export type PageEntry = {
  kind: string;
  html: string;
  headers?: OutgoingHttpHeaders | undefined;
  status?: number | undefined;
  postponed?: string | undefined;
};

/** What the finisher reads, and its log. */
export type FinisherPort = {
  readonly site: PolicySettings;
  readonly clientModules: () => Promise<ReadonlyMap<string, string>>;
  readonly notFoundHtml: (path: string) => Promise<string | undefined>;
  readonly log: Log;
};

export type PageFinisher = {
  /** Whether the value is a page that is still as Next wrote it. */
  readonly isUnfinished: (value: unknown) => value is PageEntry;
  /** Takes an entry as it is: another instance has finished it. */
  readonly noteFinished: (entry: object) => void;
  /** Finishes the entry in place. Never throws: a page that cannot be finished is served as it is. */
  readonly finish: (path: string, entry: PageEntry) => Promise<void>;
};

/** Finishes each entry once, so that a cache hit costs one lookup. */
export function createPageFinisher(port: FinisherPort): PageFinisher {
  const finished = new WeakSet<object>();
  return {
    isUnfinished: (value): value is PageEntry => isPage(value) && !finished.has(value),
    noteFinished: (entry) => void finished.add(entry),
    async finish(path, entry) {
      try {
        const { html, headers, status } = await finishOrLeaveWhole(path, readPage(entry), port);
        // Two readers of one entry arrive here with the same result.
        if (!finished.has(entry)) Object.assign(entry, { html, headers, status });
      } catch (error) {
        port.log({ level: 'error', event: 'page-served-without-policy', path, error });
      }
      finished.add(entry);
    },
  };
}

/** A page with a postponed part is half a document, so it is left alone. */
export function isPage(value: unknown): value is PageEntry {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const { kind, html, postponed } = value as Partial<PageEntry>;
  return kind === 'APP_PAGE' && typeof html === 'string' && postponed === undefined;
}

function readPage({ html, headers, status }: PageEntry): CachedPage {
  return { html, headers: headers ?? {}, status: status ?? 200 };
}

async function finishOrLeaveWhole(
  path: string,
  page: CachedPage,
  port: FinisherPort,
): Promise<FinishedPage> {
  const site: PageSite = { ...port.site, clientModules: new Map() };
  try {
    const finished = finishPage(page, { ...site, ...(await facts(path, page, port)) });
    if (finished.skippedReason) logSkipped(path, finished.skippedReason, port);
    return finished;
  } catch (error) {
    logSkipped(path, error, port);
  }
  return leavePageWhole(page, site);
}

async function facts(
  path: string,
  page: CachedPage,
  port: FinisherPort,
): Promise<Pick<PageSite, 'clientModules' | 'notFoundHtml'>> {
  const notFoundHtml = isEmptyNotFound(page) ? await port.notFoundHtml(path) : undefined;
  return { clientModules: await port.clientModules(), ...(notFoundHtml && { notFoundHtml }) };
}

/** The page works, but ships the framework although it declares `none`. */
function logSkipped(path: string, error: unknown, { log }: FinisherPort): void {
  log({ level: 'warn', event: 'page-left-to-hydrate', path, error });
}
