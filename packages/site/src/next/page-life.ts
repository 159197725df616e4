import { CONTENT_TAG } from '@plaza/contract';
import { unstable_cache } from 'next/cache';
import { type PageLife, pageLifeSeconds } from '../model/revalidation.ts';

/**
 * Gives the page that is being written a tag, and a life no longer than that of what it was
 * written from. Nothing is stored but the word `true`: an `unstable_cache` call is how Next lets
 * a static page take tags and a shorter life while it renders, without `cacheComponents`.
 * It must run before anything can fail, or a failed page could not be revalidated by its tag.
 */
export async function markPageLife(life: PageLife, resource: string): Promise<void> {
  const mark = unstable_cache(async () => true, ['page-life', life, resource], {
    revalidate: pageLifeSeconds[life],
    tags: [CONTENT_TAG, `${CONTENT_TAG}:${resource}`],
  });
  await mark();
}
