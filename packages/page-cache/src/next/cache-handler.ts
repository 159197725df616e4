import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { createRecentExpirations } from '../core/recent-expirations.ts';
import type { RenderStart } from '../core/shared-pages.ts';
import type { Log } from '../model/log.ts';
import { checkSettings, type PageCacheSettings } from '../model/settings.ts';
import { type CacheRead, type ServerState, serverState } from '../server/server-state.ts';
import { cacheTags, type TagsManifest } from './cache-tags.ts';
import { readClientModules } from './client-modules.ts';
import { readingCompressed } from './compressed-files.ts';
import { createExpiry } from './expire-tags.ts';
import { logToStderr } from './log-to-stderr.ts';
import { notFoundPage, readNotFoundHtml } from './not-found-pages.ts';
import { createPageFinisher, isPage, type PageFinisher } from './page-finisher.ts';
import { createFirstLevel, isResponse, readBoth, share } from './two-levels.ts';

type CacheHandlerClass = typeof FileSystemCache;
type CacheContext = ConstructorParameters<CacheHandlerClass>[0];
type GetArguments = Parameters<FileSystemCache['get']>;
type SetArguments = Parameters<FileSystemCache['set']>;
type RevalidateArguments = Parameters<FileSystemCache['revalidateTag']>;

type Options = {
  readonly log?: Log;
  /** Next's own; it is changed by what other processes expire. */
  readonly tagsManifest?: TagsManifest;
};

/**
 * Next's own page cache, which finishes every page on its way out (prerendered by the build) and in
 * (rendered at run time), see `finishPage`. With a shared cache it is the first of two levels.
 *
 * @param Base the app's own `next/dist/server/lib/incremental-cache/file-system-cache`
 * @throws Error when the settings are wrong
 */
export function definePageCache(
  Base: CacheHandlerClass,
  settings: PageCacheSettings,
  { log = logToStderr, tagsManifest = new Map() }: Options = {},
): CacheHandlerClass {
  const site = checkSettings(settings);
  const state = serverState();
  const { responses } = state;
  const expirations = createRecentExpirations(longestRenderMs);
  const memory = createFirstLevel(Base, tagsManifest);
  state.expiry = createExpiry({ tagsManifest, expirations });
  // Next creates a handler for each request, so shared state lives here.
  const finishers = new Map<string, PageFinisher>();
  return class PageCache extends Base {
    readonly #finisher: PageFinisher;
    /** Before the request that this handler is for read anything. */
    readonly #created = startOf(state);
    /** Before a page was rendered, by its key: it may have been waited for in vain. */
    readonly #starts = new Map<string, Start>();

    constructor(context: CacheContext) {
      super({ ...context, fs: readingCompressed(context.fs) });
      const known = finishers.get(context.serverDistDir);
      this.#finisher = known ?? finisherOf(context.serverDistDir, site, log);
      if (!known) finishers.set(context.serverDistDir, this.#finisher);
    }

    override async get(...args: GetArguments) {
      let generation = responses.generation();
      let entry = await super.get(...args);
      const newest = state.shared && (await readBoth(args, entry, { ...memory, ...state }));
      if (newest !== undefined && newest !== entry) {
        entry = newest as typeof entry;
        if (newest?.value) this.#finisher.noteFinished(newest.value);
        generation = responses.generation();
      }
      if (isResponse(args[1])) this.#starts.set(args[0], startOf(state));
      const value = entry?.value;
      if (this.#finisher.isUnfinished(value)) await this.#finisher.finish(pathOf(args[0]), value);
      if (isPage(value) && entry?.lastModified !== undefined)
        noteRead({ cacheKey: args[0], entry: value, lastModified: entry.lastModified, generation });
      return entry;
    }

    override async set(...[key, value, context]: SetArguments) {
      const { at, shared } = this.#starts.get(key) ?? this.#created;
      if (isPage(value)) serverState().observer?.onRender((Date.now() - at) / 1000);
      if (this.#finisher.isUnfinished(value)) await this.#finisher.finish(pathOf(key), value);
      const written = super.set(key, value, context);
      const tags = cacheTags(value) ?? [];
      if (expirations.any(tags, at)) memory.backdate(key, at);
      responses.delete(key);
      noteTags(tags);
      if (shared && state.shared) share([key, value, context], shared, state.shared);
      return written;
    }

    override async revalidateTag(...args: RevalidateArguments) {
      const expired = super.revalidateTag(...args);
      const tags = [args[0]].flat();
      state.expiry?.expireHere(tags);
      await state.shared?.expireElsewhere(tags);
      return expired;
    }
  };
}

type Start = { readonly at: number; readonly shared: RenderStart | undefined };

const startOf = ({ shared }: ServerState): Start => ({ at: Date.now(), shared: shared?.start() });

/** For how long it is remembered what expired while a page was being rendered. */
const longestRenderMs = 60_000;

/** Records for the request handler what the request read. */
function noteRead(read: CacheRead): void {
  const context = serverState().requests.getStore();
  if (!context) return;
  context.reads = [...context.reads, read];
  noteTags(cacheTags(read.entry) ?? []);
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

/** Cache keys are `/route-cache/APP_PAGE/<hash of the route>/$<path>`. */
function pathOf(key: string): string {
  return key.replace(/^\/route-cache\/[^/]+\/[^/]+\/\$/, '');
}
