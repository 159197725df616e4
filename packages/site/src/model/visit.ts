/** Headers by which content delivery networks tell the country of a visitor; the first that names one counts. */
export const countryHeaders = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'fastly-client-country',
  'x-vercel-ip-country',
  'x-country-code',
] as const;

/** How long a browser remembers where it was, in seconds: 30 days. */
export const GEO_MAX_AGE = 30 * 24 * 60 * 60;

/** What the cookie says where no network has told: a code that ISO 3166 gives to nobody. */
export const UNKNOWN_COUNTRY = 'XX';

/**
 * Milliseconds by which a browser's clock may be ahead of ours: a decision dated later is none.
 * In the browser itself none may be dated ahead (design §7).
 */
export const CLOCK_TOLERANCE = 86_400_000;

/** Where a page asks for the country of its visitor (design §3.5). */
export const VISIT_PATH = '/api/visit';

/** Where it has a decision on consent set again that it has just made. */
export const PERSIST_CONSENT_PATH = '/api/visit?decided';

/** Endpoint that sets the tracking cookies again, by response instead of by script. */
export const REFRESH_COOKIES_PATH = '/api/renewal';
