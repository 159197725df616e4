import type { RoutedSite } from '@plaza/routing';
import type { NextConfig } from 'next';
import { allowedSources } from '../core/allowed-sources.ts';
import { assertProxyMatcher } from '../core/assert-proxy-matcher.ts';
import { errorPages, pageProblems } from '../core/error-pages.ts';
import { nextRouting } from '../core/next-routing.ts';
import { readOwnSegments } from '../core/own-segments.ts';
import { siteRouter } from '../core/site-router.ts';
import { siteVendors } from '../core/tracking/site-vendors.ts';
import { creditPages } from '../law/credit-pages.ts';
import type { SiteConsent } from '../model/consent-page.ts';
import { cspReports } from '../model/csp-reports.ts';
import { imageSettings } from '../model/image-settings.ts';
import { shareImageHeaders } from '../model/security-headers.ts';
import type { SiteTracking } from '../model/site-tracking.ts';
import { installPageCache } from '../page-cache/install-page-cache.ts';
import type { ExtraSources } from '../page-cache/page.ts';
import { serverState } from '../response-cache/server-state.ts';
import { staticFolders } from '../static-files/list-static-files.ts';
import { browserFilesHeaders, installBrowserFiles } from './install-browser-files.ts';
import { workspaceRoot } from './workspace-root.ts';

export type PlazaConfig = {
  readonly site: RoutedSite;
  /** `config.matcher` of the app's `proxy.ts`, held to the table of tracking aliases (§3.2). */
  readonly proxyMatcher: readonly unknown[];
  /** Sources that the site's Content-Security-Policy allows beside the site itself. */
  readonly contentSecurityPolicy?: ExtraSources;
  /** How it asks for consent, as in the app's other files. */
  readonly consent?: SiteConsent;
  /** How it tracks; the policies of its pages allow the hosts of its vendors, none of which is asked for anything before consent. */
  readonly tracking?: SiteTracking;
  /** Folder of the app; the working directory unless said otherwise. */
  readonly projectDir?: string;
};

/** Where Next builds. */
const distDir = '.next';

/**
 * The whole `next.config.ts` of an app: routing generated from the site (§2.2), the page cache
 * that finishes pages, the browser entry, no foreign images (design §3).
 *
 * @throws Error when the proxy's matcher, the site's address or its extra sources are wrong, or
 *   when this package was not built
 */
export function withPlaza({ site, proxyMatcher, ...options }: PlazaConfig): NextConfig {
  assertProxyMatcher(proxyMatcher);
  const { projectDir = process.cwd(), consent, tracking, contentSecurityPolicy } = options;
  const root = workspaceRoot(projectDir);
  installBrowserFiles(projectDir);
  serverState().staticFolders = staticFolders(projectDir);
  installPageCache(projectDir, {
    url: site.url,
    contentSecurityPolicy: allowedSources(siteVendors(site, tracking), contentSecurityPolicy),
    reportsTo: { endpoint: cspReports.endpoint, path: cspReports.path },
    errorPages: errorPages(site, 'server-error'),
    notFoundPages: errorPages(site, 'not-found'),
    hostAliases: [...site.hostAliases],
    creditPages: creditPages(site),
    pages: [
      ...[...site.index.pages.values()].map(({ internalPath }) => internalPath),
      ...pageProblems.flatMap((problem) => Object.values(errorPages(site, problem))),
    ],
  });
  serverState().createRouter = async () =>
    siteRouter({
      site,
      ...(consent && { consent }),
      ...(tracking && { tracking }),
      ownSegments: await readOwnSegments(projectDir, distDir),
      now: () => new Date(),
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
