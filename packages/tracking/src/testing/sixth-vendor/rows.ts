import { type VendorRow, vendors } from '../../model/vendors/vendors.ts';

/** A vendor outside the table, for tests of everything that works with its rows. */
const pinterest: VendorRow = {
  provider: 'Pinterest',
  category: 'marketing',
  global: 'pintrk',
  stored: ['_pin_unauth', '_pinterest_ct_ua', '_derived_epik'],
  idOf: (_site, { accountIds }) => accountIds?.pinterest,
  notProductTypes: ['IGaming'],
  sources: {
    'script-src': ['https://s.pinimg.com/ct/'],
    'connect-src': ['https://ct.pinterest.com'],
    'img-src': ['https://ct.pinterest.com'],
    'frame-src': ['https://ct.pinterest.com'],
  },
};

/** The table with one more row. */
export const sixVendors = { ...vendors, pinterest };
