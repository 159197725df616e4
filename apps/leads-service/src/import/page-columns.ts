import { type ContentEntity, entryPage } from '@plaza/contract';

/** The fields of an entry's row in the index of paths that are no columns of their own. */
export type StoredPage = Omit<
  NonNullable<ReturnType<typeof entryPage>>,
  'path' | 'locale' | 'folder' | 'id' | 'translationKey' | 'listed'
>;

/** The columns of an entry with a page of its own. */
export function pageColumns(entity: ContentEntity) {
  const own = entryPage(entity);
  if (!own) return { page: null, listed: null };
  const { path: _, locale, folder, id, translationKey, listed = null, ...page } = own;
  return { page: page satisfies StoredPage, listed };
}
