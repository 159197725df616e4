import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createFileCopyStore } from '@plaza/content-client';
import { sampleContent } from '@plaza/contract/testing';
import { contentPaths, defineRoutes, defineSite } from '@plaza/routing';
import type { ScreenChoice } from '@plaza/screens';
import { expect, it, onTestFinished } from 'vitest';
import { loadPaths } from './site-paths.ts';

const locale = 'es-ES';
it.each([
  ['a build reads the paths of its snapshot, not of an older copy', 981, true],
  ['a site whose service is away reads those of its last copy', 982, false],
])('design §3 %s', async (_, id, building) => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-paths-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { file, value } of sampleContent().entities) {
    mkdirSync(join(folder, 'content', dirname(file)), { recursive: true });
    writeFileSync(join(folder, 'content', file), JSON.stringify(value));
  }
  writeFileSync(join(folder, 'content/website.json'), JSON.stringify(sampleContent().website));
  const site = defineRoutes<ScreenChoice>(
    defineSite({
      ...{ id, url: 'https://olivar.example', displayName: 'Olivar', productType: 1 },
      countries: [{ country: 'ES', pathPrefix: '' }],
    }),
    [{ path: '/', pageType: 'ProductList', locale }],
  );
  const copies = createFileCopyStore(join(folder, 'data/content-copies'));
  const older = { path: '/old/', pageType: 'Post', folder: 'posts', translationKey: 'posts:uno' };
  const rows = [
    {
      ...{ ...older, locale, id: 'uno', title: 'Uno', noIndex: false },
      updatedAt: '2026-11-01T00:00:00Z',
    },
  ];
  await copies.write(`website ${id} content/paths?locale=${locale}`, {
    ...{ value: rows, fetchedAt: Date.now() },
  });
  await loadPaths({
    site,
    environment: { building, leadsServiceUrl: 'http://127.0.0.1:1' } as never,
    contentFolder: join(folder, 'content'),
    dataFolder: join(folder, 'data'),
    log() {},
  });
  const paths = [...(contentPaths(site).byLocale.get(locale)?.byPath.keys() ?? [])];
  expect([paths.includes('/old/'), paths.length > 1]).toEqual([!building, building]);
});
