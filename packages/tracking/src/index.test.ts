import { expect, test } from 'vitest';

test('the entry point exports exactly these names', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'fillLink',
    'flowVendorEvents',
    'formatAdPhone',
    'impressionSettings',
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
    'storedNames',
    'trackingCookies',
    'trackingDataOf',
    'trackingFields',
    'vendorEvents',
    'vendors',
    'vendorsFor',
    'withoutPersonalValues',
  ]);
});
