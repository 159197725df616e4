/** The country of the geolocation cookie (design §3.5), if it has one. */
export const knownCountry = (): string | undefined =>
  /(?:^|; )geo=([A-Z]{2})(?:;|$)/.exec(document.cookie)?.[1];

/** The country of the page. */
export const ownCountry = (): string => document.documentElement.lang.slice(-2);
