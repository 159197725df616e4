import type { VendorStorage } from '../../model/vendors/vendor-storage.ts';

export const storage = {
  url: 'https://policies.google.com/privacy',
  stored: [
    { name: '_ga', use: 'adVisitor', lasts: '2 year' },
    { name: '_ga_*', use: 'adVisit', lasts: '2 year' },
    { name: '_gcl_au', use: 'adClick', lasts: '90 day' },
    { name: '_gcl_*', use: 'adClick', lasts: '90 day' },
    { name: 'IDE', use: 'thirdParty', lasts: '13 month', host: 'doubleclick.net' },
  ],
  // Set under `analytics_storage`.
  alsoWith: { statistics: ['_ga', '_ga_*', '_gid'] },
} as const satisfies VendorStorage;
