import { filesFolder, shareFolder } from './site-files.ts';

/** Social preview images are made to be shown by other sites. */
export const shareImageHeaders = {
  source: `${filesFolder}/${shareFolder}/:path*`,
  headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
};
