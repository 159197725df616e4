import { expect, test } from 'vitest';

test('the entry point exports exactly these names', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'CONSENT_COOKIE',
    'CONSENT_MAX_AGE',
    'GEO_COOKIE',
    'consentCategories',
    'consentCountries',
    'consentReceipt',
    'cookieValues',
    'countryAliases',
    'createConsentStore',
    'decideConsent',
    'declarationVersions',
    'declaredNames',
    'defaultConsent',
    'dialogContent',
    'europeanAdditions',
    'fingerprint',
    'isConsentRequired',
    'optionalCategories',
    'purgeCandidates',
    'readConsent',
    'resolveConsent',
    'signalConsent',
    'strictestCountry',
    'trackerConsent',
    'vendorQueues',
    'vendorSignals',
    'viewerCountry',
    'writeConsent',
  ]);
});
