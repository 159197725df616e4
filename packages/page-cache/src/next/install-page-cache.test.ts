import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../core/temporary-folder.test.support.ts';
import { serverState } from '../server/server-state.ts';
import { installPageCache } from './install-page-cache.ts';
import { readSettings } from './settings-file.ts';

const symbol = Symbol.for('@next/cache-handlers');
const require = createRequire(import.meta.url);
const settings = { url: 'https://olivar.example' };

/** An app with nothing but Next. */
function app(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(dirname(require.resolve('next/package.json')), join(folder, 'node_modules/next'));
  return folder;
}

afterEach(() => Reflect.deleteProperty(globalThis, symbol));

it('design §3.3 registers the page cache with Next', () => {
  const folder = app();
  installPageCache(folder, settings);
  const { IncrementalCache } = require('next/dist/server/lib/incremental-cache/index.js');
  const preview = { previewModeId: 'id', previewModeSigningKey: '', previewModeEncryptionKey: '' };
  const { nodeFs } = require('next/dist/server/lib/node-fs-methods.js');
  const cache = new IncrementalCache({
    fs: nodeFs,
    serverDistDir: folder,
    requestHeaders: {},
    maxMemoryCacheSize: 0,
    previewProps: preview,
    prerenderManifest: { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview },
  });
  expect(cache.cacheHandler.constructor.name).toBe('PageCache');
  expect(readSettings(folder)).toEqual(settings);
});

it('keeps the other cache handlers of the process', () => {
  Reflect.set(globalThis, symbol, { DefaultCache: 'other', FetchCache: 'before' });
  installPageCache(app(), settings);
  expect(Reflect.get(globalThis, symbol)).toEqual({
    DefaultCache: 'other',
    FetchCache: expect.any(Function),
  });
});

/** An app with a build: a chunk of Next, and one of the site's own. */
function builtApp(name: string): string {
  const folder = app();
  for (const [path, file] of [
    ['.next/static/chunks', `${name}.css`],
    ['public/own', `${name}.js`],
    ['.next/server', 'app-paths-manifest.json'],
  ] as const) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, file), '{}');
  }
  return folder;
}

it('§4.4 serves every static file of the build before to pages that are still open', async () => {
  const [before, after] = [builtApp('before'), builtApp('after')];
  const staticFolders = [{ path: '/own', folder: join(after, 'public/own') }];
  installPageCache(after, { ...settings, staticFolders });
  const { staticFiles } = (await serverState().readSite?.(join(before, '.next/static'))) ?? {};
  for (const name of ['before', 'after'])
    for (const path of [`/_next/static/chunks/${name}.css`, `/own/${name}.js`])
      expect(staticFiles?.(path), path).toBeDefined();
  expect(staticFiles?.('/own/never.js')).toBeUndefined();
});

it('rejects wrong settings before any change', () => {
  expect(() => installPageCache('/nowhere', { url: 'olivar' })).toThrow('not an address');
  expect(Reflect.get(globalThis, symbol)).toBeUndefined();
});
