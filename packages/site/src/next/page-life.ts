import { CONTENT_TAG } from '@plaza/contract';
import { unstable_cache } from 'next/cache';
import { type PageLife, pageLifeSeconds } from '../model/revalidation.ts';

/**
 * Gives the page being rendered a tag, and caps its lifetime at that of the content it was rendered
 * from. Nothing but the word `true` is stored: calling `unstable_cache` is how a static page takes
 * tags and a shorter lifetime during rendering, without `cacheComponents`. Call it before anything
 * can fail, or a failed page could not be revalidated by its tag.
 */
export async function markPageLife(life: PageLife, resource: string): Promise<void> {
  const mark = unstable_cache(async () => true, ['page-life', life, resource], {
    revalidate: pageLifeSeconds[life],
    tags: [CONTENT_TAG, `${CONTENT_TAG}:${resource}`],
  });
  await mark();
}
