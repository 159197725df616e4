import type { VendorStorage } from '../../model/vendors/vendor-storage.ts';

export const storage = {
  url: 'https://www.facebook.com/privacy/policy/',
  stored: [
    { name: '_fbp', use: 'adVisitor', lasts: '90 day' },
    { name: '_fbc', use: 'adClick', lasts: '90 day' },
    { name: 'fr', use: 'thirdParty', lasts: '90 day', host: 'facebook.com' },
    { name: 'lastExternalReferrer*', use: 'referrer', lasts: 'deleted', kind: 'local' },
  ],
} as const satisfies VendorStorage;
