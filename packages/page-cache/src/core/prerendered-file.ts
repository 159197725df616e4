/** Where a build keeps the prerendered page of a path, below `server/app` and without extension. */
export function prerenderedFile(path: string): string {
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? 'index' : trimmed;
}
