import type { VendorSources } from '../../model/vendors/vendor-row.ts';

/** business-api.tiktok.com/portal, TikTok Pixel: its scripts and its requests. */
export const sources = {
  'script-src': ['https://analytics.tiktok.com/i18n/pixel/'],
  'connect-src': ['https://analytics.tiktok.com'],
  'img-src': ['https://analytics.tiktok.com'],
} as const satisfies VendorSources;
