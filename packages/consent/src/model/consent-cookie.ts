/** The cookie of the decision (design §4). */
export const CONSENT_COOKIE = 'consent';

/** The cookie of the visitor's country, an ISO 3166 code (design §4). */
export const GEO_COOKIE = 'geo';

/** One year, in seconds (§9). */
export const CONSENT_MAX_AGE = 365 * 24 * 60 * 60;
