import type { VendorRow } from '../../model/vendors/vendor-row.ts';
import { calls } from './events.ts';
import { sources } from './hosts.ts';
import { metaLocales } from './locales.ts';
import { signals } from './signals.ts';
import { storage } from './storage.ts';

export const vendor = {
  provider: 'Meta',
  company: 'Meta',
  documentation: 'https://developers.facebook.com/docs/meta-pixel',
  category: signals.category,
  global: 'fbq',
  idField: 'metaPixelIds',
  idPattern: /^\d{1,20}$/,
  idHint: 'digits',
  locales: metaLocales,
  notProductTypes: [
    'IGaming',
    'Mobile',
    'Broadband',
    'UnemploymentFund',
    'PrepaidMobilePhoneCard',
    'PrepaidCard',
  ],
  sources,
  storage,
  calls,
} as const satisfies VendorRow;
