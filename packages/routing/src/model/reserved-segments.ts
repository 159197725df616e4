/** First path segments that the shell keeps for itself; no prefix and no route may begin with one. */
export const reservedSegments = [
  'api',
  'consent-dialog',
  'error-pages',
  'files',
  '_next',
  '_not-found',
  '404',
  '500',
] as const;
