import type { ContentCopy, CopyStore } from '@plaza/content-client';
import type { ContentPath } from '@plaza/contract';
import { severalCountries } from '@plaza/screens/testing';
import { applyPaths, defineSite } from '@plaza/site-config';
import { expect, it } from 'vitest';
import { createPathCopies } from './path-copies.ts';

const row = (path: string, fields: Partial<ContentPath> = {}): ContentPath => ({
  ...{ path, pageType: 'Basic', locale: 'es-ES', folder: 'pages', id: 'a' },
  ...{ translationKey: 'pages:a', updatedAt: '2026-11-20T09:00:00Z', noIndex: false },
  title: path,
  ...fields,
});

const newSite = () =>
  defineSite({
    id: 1,
    url: 'https://plaza.example',
    displayName: 'Plaza',
    productType: 1,
    countries: ['ES', 'SE'],
    routes: [],
  }).site;

function memoryStore() {
  const copies = new Map<string, ContentCopy>();
  const store: CopyStore = {
    read: async (key) => copies.get(key),
    write: async (key, copy) => void copies.set(key, JSON.parse(JSON.stringify(copy))),
    delete: async (key) => void copies.delete(key),
  };
  return { store, copies };
}

it('§2.2 the rows of changed locales are kept, and read as they were', async () => {
  const { store, copies } = memoryStore();
  const timers: (() => void)[] = [];
  const site = newSite();
  const port = { site, store, later: (_: number, run: () => void) => timers.push(run) };
  const { read, keep } = createPathCopies({ ...port, log: () => {} });
  expect(await read()).toBeUndefined();
  const rows = [row('/a/', { listSize: 41, amount: 100 }), row('/b/', { locale: 'sv-SE' })];
  keep(applyPaths(site, rows, { whole: true }).locales);
  keep(applyPaths(site, [], { whole: false }).locales);
  expect(timers).toHaveLength(1);
  timers.pop()?.();
  await expect.poll(() => copies.size).toBe(2);
  const copy = await read();
  expect(copy).toEqual(rows);
  keep(applyPaths(site, [row('/c/')], { whole: false }).locales);
  timers.pop()?.();
  await expect.poll(async () => (await read())?.length).toBe(3);
});

it('§2.2 a damaged copy is none', async () => {
  const { store } = memoryStore();
  const broken: CopyStore = {
    ...store,
    read: async () => ({ value: [{ path: 7 }], fetchedAt: 0 }),
  };
  const port = { site: severalCountries, store: broken, later: () => {}, log: () => {} };
  expect(await createPathCopies(port).read()).toBeUndefined();
});
