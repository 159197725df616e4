import { filesFolder, shareFolder } from './site-files.ts';

/** Size of every social preview image, in pixels (§9). */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Allows other sites to embed the social preview images. */
export const shareImageHeaders = {
  source: `${filesFolder}/${shareFolder}/:path*`,
  headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
};
