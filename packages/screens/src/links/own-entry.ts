import type { ItemResource, ResourceResponse } from '@plaza/contract';
import type { ScreenProps } from '../screen.ts';

/**
 * The entry whose page is shown; undefined for a page that was written as a page of the same type,
 * which has only what all pages have.
 */
export async function ownEntry<R extends ItemResource>(
  { match, content }: Pick<ScreenProps, 'match' | 'content'>,
  resource: R,
): Promise<ResourceResponse<R> | undefined> {
  const { entry } = match.route;
  return entry && entry.folder !== 'pages' ? content.item(resource, entry.id) : undefined;
}
