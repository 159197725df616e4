/** When each tag expired, as Next remembers it. */
export type TagsManifest = Map<string, { stale?: number; expired?: number }>;

/** The tags of an entry, which Next keeps in a header that it never sends. */
export function cacheTags(value: object | null | undefined): readonly string[] | undefined {
  const { headers } = (value ?? {}) as { headers?: Readonly<Record<string, unknown>> };
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : undefined;
}
