import type { ConsentSettings } from '@plaza/consent';

/** Consent settings of a site (design §7); the fallback country is a setting of the site itself. */
export type SiteConsent = Omit<
  ConsentSettings,
  'versions' | 'viewerCountryFallback' | 'optOutCountries' | 'globalPrivacyControl'
> & {
  /**
   * Default: Global Privacy Control is a refusal of marketing where the visitor's law says so
   * (`optOutLaw` of the country table). `deny`: also, without a decision, a denial of everything in
   * every country, and there is no prompt. `ignore`: it means nothing (§4.1).
   */
  readonly globalPrivacyControl?: 'ignore' | 'deny';
  /**
   * Adds a third button that refuses everything while a category is on, so that refusing after
   * accepting takes one click (design §7). Default: two buttons (§2.5).
   */
  readonly refuseAll?: boolean;
};
