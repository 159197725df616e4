/**
 * Reserved first path segments; no page of content can start with one. As those of the router, which
 * takes only types from this package.
 */
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
