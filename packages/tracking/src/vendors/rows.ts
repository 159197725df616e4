// Written by build/write-vendors.ts from the folders.
import { vendor as bing } from './bing/vendor.ts';
import { vendor as clarity } from './clarity/vendor.ts';
import { vendor as google } from './google/vendor.ts';
import { vendor as meta } from './meta/vendor.ts';
import { vendor as tiktok } from './tiktok/vendor.ts';

/** Every vendor with its rules (§4.1, §9). */
export const vendors = {
  google,
  meta,
  bing,
  tiktok,
  clarity,
} as const;

export type Vendor = keyof typeof vendors;
