import type { ConsentSettings } from '@plaza/consent';
import { optOutCountries } from '@plaza/routing';
import type { SiteConsent } from '@plaza/site-config';

/**
 * The consent settings of a site for its pages and its proxy. Unless the site ignores Global Privacy
 * Control, it is a refusal of marketing where the visitor's law says so (decision 66).
 */
export function consentSettings({ refuseAll: _, ...settings }: SiteConsent = {}): ConsentSettings {
  const isIgnored = settings.globalPrivacyControl === 'ignore' || settings.mode === 'external';
  return { ...settings, ...(!isIgnored && { optOutCountries }) };
}
