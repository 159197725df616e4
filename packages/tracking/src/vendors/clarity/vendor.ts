import type { VendorRow } from '../../model/vendors/vendor-row.ts';
import { calls } from './events.ts';
import { sources } from './hosts.ts';
import { signals } from './signals.ts';
import { storage } from './storage.ts';

export const vendor = {
  provider: 'Microsoft Clarity',
  company: 'Microsoft',
  documentation:
    'https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-consent-api-v2',
  category: signals.category,
  global: 'clarity',
  idField: 'behaviorAnalyticsId',
  idPattern: /^[a-z0-9]{4,20}$/,
  idHint: '4 to 20 lower-case letters and digits',
  sources,
  storage,
  calls,
} as const satisfies VendorRow;
