import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../core/temporary-folder.test.support.ts';
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

it('rejects wrong settings before any change', () => {
  expect(() => installPageCache('/nowhere', { url: 'olivar' })).toThrow('not an address');
  expect(Reflect.get(globalThis, symbol)).toBeUndefined();
});
