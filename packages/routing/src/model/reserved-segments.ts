/** Reserved first path segments; no prefix or route can start with one. */
export const reservedSegments = [
  'api',
  'consent-dialog',
  'error-pages',
  'files',
  'go',
  '_next',
  '_not-found',
  '404',
  '500',
] as const;
