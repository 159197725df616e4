import type { PageCacheSettings } from '@plaza/page-cache';
import { vendors } from '@plaza/tracking';

/**
 * Attributes whose URLs a page loads later, and scripts that create Trusted Types policies, on
 * every site.
 */
export const policySources = {
  sourceAttributes: {
    // Players (§2.6).
    'data-video-player': { directive: 'frame-src' },
    'data-video-poster': { directive: 'img-src' },
    // The lead form (§1), which may also run on localhost.
    'data-lead-form': { directive: 'frame-src', allowHttp: true },
    // Where the browser entry reports errors (§8); may also be on localhost.
    'data-sentry-dsn': { directive: 'connect-src', allowHttp: true },
  },
  // The vendor loader creates their Trusted Types policies, after consent.
  trustedTypesSources: Object.values(vendors).flatMap(({ sources }) => sources['script-src']),
} as const satisfies Partial<PageCacheSettings>;
