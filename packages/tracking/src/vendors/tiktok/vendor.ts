import type { VendorRow } from '../../model/vendors/vendor-row.ts';
import { calls } from './events.ts';
import { sources } from './hosts.ts';
import { signals } from './signals.ts';
import { storage } from './storage.ts';

export const vendor = {
  provider: 'TikTok',
  company: 'TikTok',
  documentation: 'https://business-api.tiktok.com/portal/docs/pixel-cookie-consent-mode/v1.3',
  category: signals.category,
  global: 'ttq',
  idField: 'tiktokPixelId',
  idPattern: /^[A-Z0-9]{8,40}$/,
  idHint: '8 to 40 capitals and digits',
  productTypes: ['Finance'],
  notChannels: [2],
  sources,
  storage,
  calls,
} as const satisfies VendorRow;
