import type { PageCacheSettings } from '@plaza/page-cache';
import { vendors } from '@plaza/tracking';

/** What the pages of every site name for their scripts to load from later, and which scripts those are. */
export const policySources = {
  sourceAttributes: {
    // Players (§2.6).
    'data-video-player': { directive: 'frame-src' },
    'data-video-poster': { directive: 'img-src' },
    // The form of the lead service (§1), also one on this machine.
    'data-lead-form': { directive: 'frame-src', allowHttp: true },
    // Where the browser entry sends errors (§8), also a service on this machine.
    'data-sentry-dsn': { directive: 'connect-src', allowHttp: true },
  },
  // The vendor loader creates their Trusted Types policies, with consent.
  trustedTypesSources: Object.values(vendors).flatMap(({ sources }) => sources['script-src']),
} as const satisfies Partial<PageCacheSettings>;
