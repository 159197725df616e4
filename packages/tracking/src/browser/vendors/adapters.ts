import type { Vendor } from '../../model/vendors/vendors.ts';
import type { VendorChunk } from './vendor-adapter.ts';

/** The chunk of each vendor; no page loads one before consent. */
export const adapters = {
  google: () => import('./google.ts'),
  meta: () => import('./meta.ts'),
  bing: () => import('./bing.ts'),
  tiktok: () => import('./tiktok.ts'),
  clarity: () => import('./clarity.ts'),
} as const satisfies Record<Vendor, () => Promise<VendorChunk>>;
