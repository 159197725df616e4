// Written by build/write-vendors.ts from the folders.
import type { VendorStub } from '../testing/vendor-stub.ts';
import { stub as bing } from './bing/stub.ts';
import { stub as clarity } from './clarity/stub.ts';
import { stub as google } from './google/stub.ts';
import { stub as meta } from './meta/stub.ts';
import type { Vendor } from './rows.ts';
import { stub as tiktok } from './tiktok/stub.ts';

/** Takes the place of each vendor's script in tests. */
export const vendorStubs: Readonly<Record<Vendor, VendorStub>> = {
  google,
  meta,
  bing,
  tiktok,
  clarity,
};
