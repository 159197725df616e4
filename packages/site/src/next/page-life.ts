import { CONTENT_TAG, type ContentFolder, contentTag } from '@plaza/contract';
import { unstable_cache } from 'next/cache';
import { type PageLife, pageLifeSeconds } from '../model/revalidation.ts';

/** The content that a page was rendered from. */
export type ShownContent = {
  readonly folder: ContentFolder;
  /** At most 126; see `contentTag`. */
  readonly tags: readonly string[];
};

/**
 * Gives the page being rendered the tags of content, and caps its lifetime at that of the content.
 * Nothing but the word `true` is stored: calling `unstable_cache` is how a static page takes tags
 * and a shorter lifetime during rendering, without `cacheComponents`. Call it before the render
 * ends with an error, or the page could not be revalidated by its tags.
 */
export async function markPageLife(life: PageLife, { folder, tags }: ShownContent): Promise<void> {
  const mark = unstable_cache(async () => true, ['page-life', life, ...tags], {
    revalidate: pageLifeSeconds[life],
    tags: [CONTENT_TAG, contentTag.folder({ folder }), ...tags],
  });
  await mark();
}
