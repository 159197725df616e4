import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSettings, type PageCacheSettings } from './settings.ts';

/** Where the module for Next's `cacheHandler` option lies, seen from the app's folder. */
export const pageCacheModulePath = 'node_modules/.cache/plaza/page-cache.mjs';

/**
 * Writes the module that Next loads as its `cacheHandler`, and that the build check reads the
 * settings from. It lies in the app, so that it extends the app's own copy of Next.
 *
 * @param projectDir folder of the app
 * @returns the module's path, absolute when `projectDir` is
 * @throws Error when the settings are wrong or the module cannot be written
 */
export function writePageCacheModule(projectDir: string, settings: PageCacheSettings): string {
  const file = join(projectDir, pageCacheModulePath);
  const source = moduleSource(checkSettings(settings));
  if (existsSync(file) && readFileSync(file, 'utf8') === source) return file;
  mkdirSync(join(file, '..'), { recursive: true });
  // Several workers of one build may write at once; each sees a whole file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, source);
  renameSync(draft, file);
  return file;
}

function moduleSource(settings: PageCacheSettings): string {
  return `import { createRequire } from 'node:module';
import { definePageCache } from '@plaza/site/page-cache';

const require = createRequire(import.meta.url);
const base = require('next/dist/server/lib/incremental-cache/file-system-cache.js').default;

export const settings = ${JSON.stringify(settings, undefined, 2)};
export default definePageCache(base, settings);
`;
}
