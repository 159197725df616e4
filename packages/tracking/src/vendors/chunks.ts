// Written by build/write-vendors.ts from the folders.
import type { VendorChunk } from '../browser/vendors/vendor-adapter.ts';
import type { Vendor } from './rows.ts';

/** The chunk of each vendor; no page loads one before consent. */
export const vendorChunks: Readonly<Record<Vendor, () => Promise<VendorChunk>>> = {
  google: () => import('./google/adapter.ts'),
  meta: () => import('./meta/adapter.ts'),
  bing: () => import('./bing/adapter.ts'),
  tiktok: () => import('./tiktok/adapter.ts'),
  clarity: () => import('./clarity/adapter.ts'),
};
