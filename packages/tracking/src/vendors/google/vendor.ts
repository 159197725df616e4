import type { VendorRow } from '../../model/vendors/vendor-row.ts';
import { calls } from './events.ts';
import { countrySources, sources } from './hosts.ts';
import { signals } from './signals.ts';
import { storage } from './storage.ts';

export const vendor = {
  provider: 'Google',
  company: 'Google',
  documentation: 'https://developers.google.com/tag-platform/security/guides/consent',
  category: signals.category,
  global: 'dataLayer',
  idField: 'analytics4Key',
  idPattern: /^(G|AW|GT)-[A-Z0-9]{4,20}$/,
  idHint: 'G- and letters or digits, such as G-1A2B3C4D5E',
  sources,
  countrySources,
  storage,
  calls,
} as const satisfies VendorRow;
