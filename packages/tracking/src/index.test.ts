import { expect, test } from 'vitest';

test('the entry point exports exactly these names', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'fillLink',
    'flowVendorEvents',
    'formatAdPhone',
    'impressionSettings',
    'localVendors',
    'localeCookie',
    'mergeTrackingData',
    'namesAlsoWith',
    'newAnonymousClickId',
    'newClickId',
    'pageVendors',
    'readLocaleCookie',
    'readTrackingCookies',
    'readTrackingQuery',
    'sanitizeEmail',
    'siteVendors',
    'storedNames',
    'trackingCookies',
    'trackingDataOf',
    'trackingFields',
    'undeclaredStorage',
    'vendorEvents',
    'vendors',
    'vendorsFor',
    'withoutPersonalValues',
  ]);
});
