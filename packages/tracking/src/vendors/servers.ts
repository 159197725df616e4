// Written by build/write-vendors.ts from the folders.
import type { ServerVendor } from '../model/vendors/server-vendor.ts';
import { server as bing } from './bing/server.ts';
import { server as google } from './google/server.ts';
import { server as meta } from './meta/server.ts';
import type { Vendor } from './rows.ts';
import { server as tiktok } from './tiktok/server.ts';

/** The vendors whose servers can be notified; no browser loads any of it. */
export const vendorServers: Readonly<Partial<Record<Vendor, ServerVendor>>> = {
  google,
  meta,
  bing,
  tiktok,
};
