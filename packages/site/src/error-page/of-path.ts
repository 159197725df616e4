/** A record by first path segment, with what is for paths without a prefix under `''`. */
export type ByPrefix<T> = Readonly<Record<string, T>> & { readonly '': T };

/** What a path's first segment selects, in any case, else what is for paths without a prefix (§2.2). */
export function ofPath<T>(byPrefix: ByPrefix<T>, path: string): T {
  const segment = path.split('/', 2)[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(byPrefix, segment) ? byPrefix[segment] : undefined) ?? byPrefix[''];
}
