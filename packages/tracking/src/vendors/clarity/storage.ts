import type { VendorStorage } from '../../model/vendors/vendor-storage.ts';

export const storage = {
  url: 'https://privacy.microsoft.com/privacystatement',
  stored: [
    { name: '_clck', use: 'usageVisitor', lasts: '1 year' },
    { name: '_clsk', use: 'usageVisit', lasts: '1 day' },
    { name: '_cltk', use: 'usageVisit', lasts: 'tab', kind: 'session' },
    { name: 'CLID', use: 'usageSync', lasts: '1 year', host: 'clarity.ms' },
    { name: 'MUID', use: 'usageSync', lasts: '390 day', host: 'clarity.ms' },
    { name: 'MR', use: 'usageSync', lasts: '7 day', host: 'clarity.ms' },
    { name: 'SM', use: 'usageSync', lasts: 'visit', host: 'clarity.ms' },
    { name: 'ANONCHK', use: 'usageSync', lasts: '10 minute', host: 'clarity.ms' },
  ],
} as const satisfies VendorStorage;
