/** Endpoint that sets the country of a visitor (design §3.5). */
export const VISIT_PATH = '/api/visit';

/** Endpoint that also persists the decision the page has just saved. */
export const PERSIST_CONSENT_PATH = '/api/visit?decided';

/** Endpoint that sets the tracking cookies again, by response instead of by script. */
export const REFRESH_COOKIES_PATH = '/api/renewal';
