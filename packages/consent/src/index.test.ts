import { expect, test } from 'vitest';

test('the entry point exports exactly these names', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'CONSENT_COOKIE',
    'CONSENT_MAX_AGE',
    'EXTERNAL_WAIT',
    'GEO_COOKIE',
    'consentCategories',
    'consentCountries',
    'consentReceipt',
    'consentRegions',
    'cookieValues',
    'createConsentStore',
    'decideConsent',
    'declarationVersions',
    'declaredCookies',
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
    'viewerCountry',
    'writeConsent',
  ]);
});
