import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Log } from '../model/log.ts';
import { checkSettings, type PageCacheSettings } from '../model/settings.ts';
import { serverState } from '../server/server-state.ts';
import { definePageCache } from './cache-handler.ts';
import { readErrorPages } from './error-pages.ts';
import { writeSettings } from './settings-file.ts';

/**
 * Next's place for a page cache that is a class already. The documented option, `cacheHandler`,
 * names a file that Next imports anew for each request, which costs a tenth of the throughput.
 */
const cacheHandlersSymbol = Symbol.for('@next/cache-handlers');

type InstallSettings = PageCacheSettings & {
  /** Folder of the build, seen from the app's; `.next` unless said otherwise. */
  readonly distDir?: string;
  /** What could not be finished is logged here; by default one JSON line each on standard error. */
  readonly log?: Log;
};

/**
 * Makes every page of this process leave Next's page cache finished (design §3.3), and writes the
 * settings down for the build check. To be called by `next.config.ts`, which Next loads in the
 * process that serves, before the first request.
 *
 * @param projectDir absolute folder of the app, whose own copy of Next is extended
 * @throws Error when the settings are wrong or cannot be written
 */
export function installPageCache(
  projectDir: string,
  { distDir = '.next', log, ...settings }: InstallSettings,
): void {
  checkSettings(settings);
  writeSettings(projectDir, settings);
  const require = createRequire(join(projectDir, 'package.json'));
  const base = require('next/dist/server/lib/incremental-cache/file-system-cache.js').default;
  const known: object | undefined = Reflect.get(globalThis, cacheHandlersSymbol);
  const handlers = { ...known, FetchCache: definePageCache(base, settings, log) };
  Reflect.set(globalThis, cacheHandlersSymbol, handlers);
  const pages = serverState();
  pages.hostAliases = new Set(settings.hostAliases);
  pages.readErrorPages = () => readErrorPages(join(projectDir, distDir, 'server'), settings);
}
