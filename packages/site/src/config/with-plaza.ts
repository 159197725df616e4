import type { RoutedSite } from '@plaza/routing';
import type { NextConfig } from 'next';
import { allowedSources } from '../core/allowed-sources.ts';
import { assertProxyMatcher } from '../core/assert-proxy-matcher.ts';
import { errorPages } from '../core/error-pages.ts';
import { nextRouting } from '../core/next-routing.ts';
import { siteVendors } from '../core/tracking/site-vendors.ts';
import { creditPages } from '../law/credit-pages.ts';
import { cspReports } from '../model/csp-reports.ts';
import { imageSettings } from '../model/image-settings.ts';
import { shareImageHeaders } from '../model/security-headers.ts';
import type { SiteTracking } from '../model/site-tracking.ts';
import { installPageCache } from '../page-cache/install-page-cache.ts';
import type { ExtraSources } from '../page-cache/page.ts';
import { processPages } from '../page-memory/process-pages.ts';
import { staticFolders } from '../static-files/list-static-files.ts';
import { browserFilesHeaders, installBrowserFiles } from './install-browser-files.ts';
import { workspaceRoot } from './workspace-root.ts';

export type PlazaConfig = {
  readonly site: RoutedSite;
  /** `config.matcher` of the app's `proxy.ts`, held to the table of tracking aliases (§3.2). */
  readonly proxyMatcher: readonly unknown[];
  /** Sources that the site's Content-Security-Policy allows beside the site itself. */
  readonly contentSecurityPolicy?: ExtraSources;
  /** How it tracks; the policies of its pages allow the hosts of its vendors, none of which is asked for anything before consent. */
  readonly tracking?: SiteTracking;
  /** Folder of the app; the working directory unless said otherwise. */
  readonly projectDir?: string;
};

/**
 * The whole `next.config.ts` of an app: routing generated from the site (§2.2), the page cache
 * that finishes pages, the browser entry, no foreign images (design §3).
 *
 * @throws Error when the proxy's matcher, the site's address or its extra sources are wrong, or
 *   when this package was not built
 */
export function withPlaza({ site, proxyMatcher, ...options }: PlazaConfig): NextConfig {
  assertProxyMatcher(proxyMatcher);
  const { projectDir = process.cwd(), tracking, contentSecurityPolicy } = options;
  const root = workspaceRoot(projectDir);
  installBrowserFiles(projectDir);
  processPages().staticFolders = staticFolders(projectDir);
  installPageCache(projectDir, {
    url: site.url,
    contentSecurityPolicy: allowedSources(siteVendors(site, tracking), contentSecurityPolicy),
    reportsTo: { endpoint: cspReports.endpoint, path: cspReports.path },
    errorPages: errorPages(site),
    hostAliases: [...site.hostAliases],
    creditPages: creditPages(site),
    pages: [
      ...[...site.index.pages.values()].map(({ internalPath }) => internalPath),
      ...Object.values(errorPages(site)),
    ],
  });
  return {
    ...nextRouting(site),
    // A page that is written again lives in memory, so that a start begins with the build's pages.
    experimental: { globalNotFound: true, caseSensitiveRoutes: true, isrFlushToDisk: false },
    // Seconds after which a page that nobody asked for is written anew before it is shown.
    expireTime: 86_400,
    headers: async () => [browserFilesHeaders, shareImageHeaders],
    images: imageSettings,
    outputFileTracingRoot: root,
    outputFileTracingIncludes: { '/**': ['./content/**/*.json', './icon.svg'] },
    turbopack: { root },
    // The proxy has to tell a router's request, which Next would otherwise dress up as a page's.
    skipProxyUrlNormalize: true,
    poweredByHeader: false,
    reactStrictMode: true,
  };
}
