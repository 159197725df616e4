/** Country headers of content delivery networks; the first one with a country counts. */
export const countryHeaders = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'fastly-client-country',
  'x-vercel-ip-country',
  'x-country-code',
] as const;

/** Lifetime of the geolocation cookie in seconds: 30 days. */
export const GEO_MAX_AGE = 30 * 24 * 60 * 60;

/** Cookie value if no header has a country: a code that ISO 3166 assigns to no country. */
export const UNKNOWN_COUNTRY = 'XX';

/** Cookie value of a visitor who may be where consent is required, though no country is known. */
export const SOMEWHERE_IN_EUROPE = 'EU';

/**
 * Milliseconds by which a browser's clock may be ahead of the server's: later decisions are
 * ignored. In the browser no decision may be in the future (design §7).
 */
export const CLOCK_TOLERANCE = 86_400_000;
