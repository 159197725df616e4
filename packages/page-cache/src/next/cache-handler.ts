import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { createRecentExpirations } from '../core/recent-expirations.ts';
import type { Log } from '../model/log.ts';
import { checkSettings, type PageCacheSettings } from '../model/settings.ts';
import { reportExpired } from '../server/on-expired.ts';
import { type CacheRead, serverState } from '../server/server-state.ts';
import { readClientModules } from './client-modules.ts';
import { notFoundPage, readNotFoundHtml } from './not-found-pages.ts';
import { createPageFinisher, isPage, type PageFinisher } from './page-finisher.ts';

type CacheHandlerClass = typeof FileSystemCache;
type CacheContext = ConstructorParameters<CacheHandlerClass>[0];
type GetArguments = Parameters<FileSystemCache['get']>;
type SetArguments = Parameters<FileSystemCache['set']>;
type RevalidateArguments = Parameters<FileSystemCache['revalidateTag']>;

/**
 * Next's own page cache, which finishes every page on its way out (prerendered by the build) and in
 * (rendered at run time), see `finishPage`.
 *
 * @param Base the app's own `next/dist/server/lib/incremental-cache/file-system-cache`
 * @throws Error when the settings are wrong
 */
export function definePageCache(
  Base: CacheHandlerClass,
  settings: PageCacheSettings,
  log: Log = logToStderr,
): CacheHandlerClass {
  const site = checkSettings(settings);
  const { responses } = serverState();
  const expirations = createRecentExpirations(longestRenderMs);
  // Next creates a handler for each request, so shared state lives here.
  const finishers = new Map<string, PageFinisher>();
  return class PageCache extends Base {
    readonly #finisher: PageFinisher;
    /** Before the request that this handler is for read anything. */
    readonly #createdAt = Date.now();

    constructor(context: CacheContext) {
      super(context);
      const known = finishers.get(context.serverDistDir);
      this.#finisher = known ?? finisherOf(context.serverDistDir, site, log);
      if (!known) finishers.set(context.serverDistDir, this.#finisher);
    }

    override async get(...args: GetArguments) {
      const generation = responses.generation();
      const entry = await super.get(...args);
      const value = entry?.value;
      if (this.#finisher.isUnfinished(value)) await this.#finisher.finish(pathOf(args[0]), value);
      if (isPage(value) && entry?.lastModified !== undefined)
        noteRead({ cacheKey: args[0], entry: value, lastModified: entry.lastModified, generation });
      return entry;
    }

    override async set(...[key, value, context]: SetArguments) {
      if (isPage(value)) serverState().observer?.onRender((Date.now() - this.#createdAt) / 1000);
      if (this.#finisher.isUnfinished(value)) await this.#finisher.finish(pathOf(key), value);
      const written = super.set(key, value, context);
      if (expirations.any(tagsOf(value), this.#createdAt)) backdate(Base, key, this.#createdAt);
      responses.delete(key);
      noteTags(tagsOf(value));
      return written;
    }

    override async revalidateTag(...args: RevalidateArguments) {
      const expired = super.revalidateTag(...args);
      const tags = [args[0]].flat();
      expirations.note(tags, Date.now());
      responses.expire(tags);
      reportExpired(tags);
      return expired;
    }
  };
}

/** For how long it is remembered what expired while a page was being rendered. */
const longestRenderMs = 60_000;

/** Next keeps the tags of an entry in a header that it never sends. */
function tagsOf(value: object | null): readonly string[] {
  const { headers } = (value ?? {}) as { headers?: Readonly<Record<string, unknown>> };
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/**
 * Makes Next take an entry that was just set for as old as its render, which may have read what has
 * changed since then. Next dates an entry at the end of its render, and would serve it as new.
 */
function backdate(Base: CacheHandlerClass, key: string, startedAt: number): void {
  const memory: { get(key: string): { lastModified?: number } | undefined } | undefined =
    Reflect.get(Base, 'memoryCache');
  const entry = memory?.get(key);
  if (entry) entry.lastModified = startedAt - 1;
}

/** Records for the request handler what the request read. */
function noteRead(read: CacheRead): void {
  const context = serverState().requests.getStore();
  if (!context) return;
  context.reads = [...context.reads, read];
  noteTags(tagsOf(read.entry));
}

/** Records which tags the page has that the request asks for. */
function noteTags(tags: readonly string[]): void {
  const { knownPaths, requests } = serverState();
  const context = requests.getStore();
  if (context) knownPaths.note(context.path, tags);
}

function finisherOf(serverDistDir: string, settings: PageCacheSettings, log: Log): PageFinisher {
  let modules: ReturnType<typeof readClientModules> | undefined;
  return createPageFinisher({
    site: settings,
    clientModules() {
      modules ??= readClientModules(serverDistDir).catch((error) => {
        // A failed read is retried at the next page.
        modules = undefined;
        throw error;
      });
      return modules;
    },
    notFoundHtml: (path) =>
      readNotFoundHtml(serverDistDir, notFoundPage(path, settings.notFoundPages)),
    log,
  });
}

const logToStderr: Log = ({ error, ...entry }) =>
  void process.stderr.write(`${JSON.stringify({ ...entry, error: String(error) })}\n`);

/** Cache keys are `/route-cache/APP_PAGE/<hash of the route>/$<path>`. */
function pathOf(key: string): string {
  return key.replace(/^\/route-cache\/[^/]+\/[^/]+\/\$/, '');
}
