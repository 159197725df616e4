import { type VendorRow, vendors } from '../../model/vendors/vendors.ts';

/** A vendor that the table does not have, for tests of everything that goes by its rows. */
const pinterest: VendorRow = {
  provider: 'Pinterest',
  category: 'marketing',
  door: 'pintrk',
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

/** The table with one row more. */
export const sixVendors = { ...vendors, pinterest };
