import { join, sep } from 'node:path';
import { installPageCache, renderAliases } from '@plaza/page-cache';
import { browserFolder } from '@plaza/site-browser';
import type { PlazaSite } from '@plaza/site-config';
import { siteVendors } from '@plaza/tracking';
import type { NextConfig } from 'next';
import { allowedSources } from '../core/allowed-sources.ts';
import { errorPages, pageProblems } from '../core/error-pages.ts';
import { nextRouting } from '../core/next-routing.ts';
import { policySources } from '../core/policy-sources.ts';
import { vendorSources } from '../core/tracking/vendor-sources.ts';
import { processLog } from '../error-reports/process-log.ts';
import { reportingLog } from '../error-reports/reporting-log.ts';
import { siteRequests } from '../instrumentation/site-requests.ts';
import { cspReports } from '../model/csp-reports.ts';
import { shareImageHeaders } from '../model/share-image.ts';
import { appSegments } from './app-segments.ts';
import { browserFilesHeaders, installBrowserFiles } from './install-browser-files.ts';
import { workspaceRoot } from './workspace-root.ts';

type NextOptions = {
  /** Folder of the app. Default: the working directory. */
  readonly projectDir?: string;
};

/** Output folder of `next build`. */
const distDir = '.next';

/** Loaded by Node: to bundle them takes a seventh of the CPU of a build. */
const serverLibraries = [
  '@humanwhocodes/momoa',
  '@sentry/core',
  'culori',
  'feed',
  'i18next',
  'image-size',
  'libphonenumber-js',
  'lru-cache',
  'parse5',
  'undici',
  'zod',
];

/** In this repository, packages may have no types yet, and `pnpm test` checks those of every app. */
const isInRepository = !import.meta.dirname.split(sep).includes('node_modules');

/**
 * The complete `next.config.ts` of an app: routing generated from the site (§2.2), the page cache
 * and the browser entry (design §3).
 *
 * @throws {Error} if the site's address or its extra sources are invalid, or this package is not
 *   built
 */
export function withPlaza(plazaSite: PlazaSite, options: NextOptions = {}): NextConfig {
  const { site, tracking, contentSecurityPolicy } = plazaSite;
  const { projectDir = process.cwd() } = options;
  const root = workspaceRoot(projectDir);
  installBrowserFiles(projectDir);
  installPageCache(projectDir, {
    url: site.url,
    log: reportingLog(processLog()),
    ...policySources,
    staticFolders: [
      { path: `/${browserFolder}`, folder: join(projectDir, 'public', browserFolder) },
    ],
    requests: siteRequests(plazaSite, { projectDir, distDir }),
    vendorSources: allowedSources(siteVendors(site, tracking)),
    vendorSourcesByLanguage: Object.fromEntries(
      site.markets.map(({ locale }) => [locale, vendorSources(site, tracking, locale)]),
    ),
    ...(contentSecurityPolicy && { contentSecurityPolicy }),
    reportsTo: { endpoint: cspReports.endpoint, path: cspReports.path },
    errorPages: errorPages(site, 'server-error'),
    notFoundPages: errorPages(site, 'not-found'),
    hostAliases: [...site.hostAliases],
    pages: [...pageProblems.flatMap((problem) => Object.values(errorPages(site, problem)))],
  });
  return {
    ...nextRouting(site, { ownSegments: appSegments(projectDir) }),
    experimental: {
      globalNotFound: true,
      caseSensitiveRoutes: true,
      // Revalidated pages stay in memory, so that a start begins with the pages of the build.
      isrFlushToDisk: false,
      // Writing it takes a fifth of the CPU of a build from nothing, as in CI and for an image.
      turbopackFileSystemCacheForBuild: false,
      // Sizes for the router, which pages of a site do not load, took a third of the time to render them.
      prefetchInlining: false,
    },
    // Seconds after which an unrequested page is rendered again before it is shown.
    expireTime: 86_400,
    headers: async () => [browserFilesHeaders, shareImageHeaders],
    // Pictures of content are served before Next.
    images: { unoptimized: true },
    typescript: { ignoreBuildErrors: isInRepository },
    outputFileTracingRoot: root,
    outputFileTracingIncludes: { '/**': ['./content/**/*.json', './icon.svg'] },
    serverExternalPackages: serverLibraries,
    turbopack: { root, resolveAlias: renderAliases(projectDir) },
    // The proxy must recognize requests of the router, which Next would otherwise rewrite to the
    // page's URL.
    skipProxyUrlNormalize: true,
    poweredByHeader: false,
    reactStrictMode: true,
  };
}
