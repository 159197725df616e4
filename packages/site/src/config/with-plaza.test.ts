import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@plaza/page-cache/build';
import { defineSite } from '@plaza/site-config';
import { afterAll, describe, expect, it } from 'vitest';
import { withPlaza } from './with-plaza.ts';

const workspace = mkdtempSync(join(tmpdir(), 'plaza-site-'));
const projectDir = join(workspace, 'apps/es-loans');
mkdirSync(join(projectDir, 'node_modules'), { recursive: true });
writeFileSync(join(workspace, 'pnpm-workspace.yaml'), '');
// The page cache patches the app's own copy of Next.
symlinkSync(
  join(import.meta.dirname, '../../node_modules/next'),
  join(projectDir, 'node_modules/next'),
);
afterAll(() => rmSync(workspace, { recursive: true }));

const site = defineSite({
  id: 101,
  url: 'https://olivar.example',
  displayName: 'Olivar',
  hostAliases: ['www.olivar.example'],
  productType: 1,
  countries: [{ id: 13, locale: 'es-ES', phoneCode: '34', currency: { name: 'EUR' } }],
  routes: [{ path: '/lp/', pageType: 'ProductList', locale: 'es-ES' }],
});
const config = withPlaza(site, { projectDir });

describe('design §3: the Next configuration of an app', () => {
  it('traces from the workspace, sends no x-powered-by, and has no image optimizer', () => {
    expect(config).toMatchObject({
      outputFileTracingRoot: workspace,
      turbopack: {
        root: workspace,
        resolveAlias: {
          './collect-segment-data': expect.stringMatching(/^\.\.?\/.*segment-data\./),
        },
      },
      poweredByHeader: false,
      trailingSlash: true,
      images: { unoptimized: true },
    });
  });

  it('keeps no cache of a build, which is a fifth of the work of a build from nothing', () => {
    expect(config.experimental).toMatchObject({ turbopackFileSystemCacheForBuild: false });
  });

  it('passes the site’s URL and the pages that must be prerendered to the page cache', () => {
    expect(readSettings(projectDir)).toMatchObject({
      url: 'https://olivar.example',
      pages: ['/error-pages/es-ES/not-found', '/error-pages/es-ES/server-error'],
      errorPages: { '/': '/error-pages/es-ES/server-error' },
      notFoundPages: { '/': '/error-pages/es-ES/not-found' },
      hostAliases: ['www.olivar.example'],
    });
  });
});
