/** File name ending of a file's brotli. */
export const compressedEnding = '.br';

export type StaticType = { readonly contentType: string; readonly isText: boolean };

/** The kinds of file that a build writes for browsers, by the ending of the name. */
export const staticTypes: ReadonlyMap<string, StaticType> = new Map([
  ['.css', { contentType: 'text/css; charset=utf-8', isText: true }],
  ['.js', { contentType: 'text/javascript; charset=utf-8', isText: true }],
  ['.svg', { contentType: 'image/svg+xml', isText: true }],
  ['.woff2', { contentType: 'font/woff2', isText: false }],
]);
