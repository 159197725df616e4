import type { VendorStorage } from '../../model/vendors/vendor-storage.ts';

export const storage = {
  url: 'https://www.tiktok.com/legal/privacy-policy',
  stored: [
    { name: '_ttp', use: 'adVisitor', lasts: '13 month' },
    { name: '_tt_enable_cookie', use: 'allowed', lasts: '13 month' },
    { name: 'ttclid', use: 'adClick', lasts: '30 day' },
    { name: 'ttcsid*', use: 'adVisit', lasts: '90 day' },
    { name: 'tt_*', use: 'adVisit', lasts: 'tab', kind: 'session' },
  ],
} as const satisfies VendorStorage;
