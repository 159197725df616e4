import type { VendorStorage } from '../../model/vendors/vendor-storage.ts';

export const storage = {
  url: 'https://privacy.microsoft.com/privacystatement',
  stored: [
    { name: '_uetsid', use: 'adVisit', lasts: '1 day' },
    { name: '_uetvid', use: 'adVisitor', lasts: '390 day' },
    { name: '_uetmsclkid', use: 'adClick', lasts: '90 day' },
    { name: '_uet*_exp', use: 'expiry', lasts: 'deleted', kind: 'local' },
    { name: 'MUID', use: 'thirdParty', lasts: '390 day', host: 'bing.com' },
  ],
} as const satisfies VendorStorage;
