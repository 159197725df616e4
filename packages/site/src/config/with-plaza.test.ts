import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineRoutes, defineSite } from '@plaza/routing';
import { afterAll, describe, expect, it } from 'vitest';
import { proxyMatcher } from '../core/proxy-matcher.ts';
import { withPlaza } from './with-plaza.ts';

const workspace = mkdtempSync(join(tmpdir(), 'plaza-site-'));
const projectDir = join(workspace, 'apps/es-loans');
mkdirSync(projectDir, { recursive: true });
writeFileSync(join(workspace, 'pnpm-workspace.yaml'), '');
afterAll(() => rmSync(workspace, { recursive: true }));

const site = defineRoutes(
  defineSite({
    id: 101,
    url: 'https://olivar.example',
    displayName: 'Olivar',
    productType: 1,
    countries: [{ id: 13, locale: 'es-ES', phoneCode: '34', currency: { name: 'EUR' } }],
  }),
  [{ path: '/lp/', pageType: 'ProductList', locale: 'es-ES' }],
);
const config = withPlaza({ site, proxyMatcher: proxyMatcher(), projectDir });

describe('design §3: what an app tells Next', () => {
  it('traces from the workspace, says nothing of what it runs on, and opens images to nobody', () => {
    expect(config).toMatchObject({
      outputFileTracingRoot: workspace,
      turbopack: { root: workspace },
      poweredByHeader: false,
      trailingSlash: true,
      images: { remotePatterns: [] },
    });
  });

  it('names a page cache that knows every page of the site', () => {
    const module = readFileSync(String(config.cacheHandler), 'utf8');
    expect(module).toContain('/es-ES/lp');
    expect(module).toContain('https://olivar.example');
  });

  it('sends the base security headers with every answer', async () => {
    const [rule] = (await config.headers?.()) ?? [];
    expect(rule?.source).toBe('/:path*');
    expect(rule?.headers.map(({ key }) => key)).toEqual([
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ]);
  });

  it('refuses a proxy that lets other requests in than the table says', () => {
    expect(() => withPlaza({ site, proxyMatcher: [], projectDir })).toThrow('Missing');
  });
});
