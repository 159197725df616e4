import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Log } from '../model/log.ts';
import { checkSettings, type PageCacheSettings } from '../model/settings.ts';
import { listStaticFiles, type StaticFolder } from '../server/list-static-files.ts';
import type { RequestHooks } from '../server/request-hooks.ts';
import { serverState } from '../server/server-state.ts';
import { assertTestedNext } from './assert-tested-next.ts';
import { definePageCache } from './cache-handler.ts';
import { connectShared } from './connect-shared.ts';
import { readErrorPages } from './error-pages.ts';
import { writeSettings } from './settings-file.ts';

/**
 * Where Next looks for a page cache class that is already loaded. The documented option,
 * `cacheHandler`, names a file that Next imports anew for each request, which costs a tenth of the
 * throughput.
 */
const cacheHandlersSymbol = Symbol.for('@next/cache-handlers');

type InstallSettings = PageCacheSettings & {
  /** Folder of the build, relative to the app's; default `.next`. */
  readonly distDir?: string;
  /** Logs pages that could not be finished; by default one JSON line each on standard error. */
  readonly log?: Log;
  /** Folders whose files are named by their content, beside Next's own. */
  readonly staticFolders?: readonly StaticFolder[];
  /** Hooks of the site in the request handler. */
  readonly requests?: RequestHooks;
};

/**
 * Finishes every page of this process on its way out of Next's page cache (design §3.3), and stores
 * the settings for the build check. Call it in `next.config.ts`, which Next loads in the process
 * that serves, before the first request.
 *
 * @param projectDir absolute folder of the app, whose own copy of Next is extended
 * @throws Error when the settings are wrong or cannot be written, and for an untested version of
 *   Next
 */
export function installPageCache(
  projectDir: string,
  { distDir = '.next', log, staticFolders = [], requests = {}, ...settings }: InstallSettings,
): void {
  checkSettings(settings);
  const require = createRequire(join(projectDir, 'package.json'));
  assertTestedNext(require.resolve('next/package.json'));
  writeSettings(projectDir, settings);
  const base = require('next/dist/server/lib/incremental-cache/file-system-cache.js').default;
  const known: object | undefined = Reflect.get(globalThis, cacheHandlersSymbol);
  const {
    tagsManifest,
  } = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');
  const options = { tagsManifest, ...(log && { log }) };
  const handlers = { ...known, FetchCache: definePageCache(base, settings, options) };
  Reflect.set(globalThis, cacheHandlersSymbol, handlers);
  const built = join(projectDir, distDir);
  const { createRouter, createBusyPages, ...hooks } = requests;
  const folders = [{ path: '/_next/static', folder: join(built, 'static') }, ...staticFolders];
  const state = serverState();
  state.hooks = requests;
  state.connectShared = connectShared({ settings, built, ...(log && { log }) });
  state.readSite = async (previousStatic) => ({
    ...hooks,
    ...(createRouter && { router: await createRouter() }),
    ...(createBusyPages && { busyPages: await createBusyPages() }),
    hostAliases: new Set(settings.hostAliases),
    errorPages: await readErrorPages(join(built, 'server'), settings),
    staticFiles: await listStaticFiles([
      // What the build has written again comes later, and wins.
      ...(previousStatic ? foldersBefore(folders, previousStatic) : []),
      ...folders,
    ]),
  });
}

/**
 * The same folders of the build before: each is as far from its `static` as it is from that of this
 * build.
 */
const foldersBefore = (folders: readonly StaticFolder[], previousStatic: string): StaticFolder[] =>
  folders.map(({ path, folder }) => ({
    path,
    folder: join(previousStatic, relative(folders[0]?.folder ?? '', folder)),
  }));
