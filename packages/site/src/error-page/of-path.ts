/** Values by first path segment; `''` holds the fallback. */
export type ByPrefix<T> = Readonly<Record<string, T>> & { readonly '': T };

/** The value for a path's first segment, case-insensitively, or the fallback (§2.2). */
export function ofPath<T>(byPrefix: ByPrefix<T>, path: string): T {
  const segment = path.split('/', 2)[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(byPrefix, segment) ? byPrefix[segment] : undefined) ?? byPrefix[''];
}
