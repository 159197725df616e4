import type { VendorRow } from '../../model/vendors/vendor-row.ts';
import { calls } from './events.ts';
import { sources } from './hosts.ts';
import { signals } from './signals.ts';
import { storage } from './storage.ts';

export const vendor = {
  provider: 'Microsoft Advertising',
  company: 'Microsoft',
  documentation: 'https://learn.microsoft.com/en-us/advertising/msa-help/hlp_ba_conc_uet_consent',
  category: signals.category,
  global: 'uetq',
  idField: 'bingKey',
  idPattern: /^\d{1,20}$/,
  idHint: 'digits',
  channels: [5],
  sources,
  storage,
  calls,
} as const satisfies VendorRow;
