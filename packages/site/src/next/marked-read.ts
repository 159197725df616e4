import type { Answer } from '@plaza/content-client';
import { type ContentFolder, contentTag } from '@plaza/contract';
import { whileWaiting } from '@plaza/page-cache/server';
import type { PageLife } from '../model/revalidation.ts';
import type { ShownContent } from './page-life.ts';

/** Notes what the page being rendered shows. */
export type Mark = (life: PageLife, shown: ShownContent) => Promise<void>;

export type MarkedRead<T> = {
  readonly folder: ContentFolder;
  /** Of entries that all locales share there is none. */
  readonly locale?: string;
  readonly read: () => Promise<Answer<T>>;
  /** The tags of the value, if a page that shows it does not depend on the whole folder. */
  readonly tagsOf?: (value: T) => readonly string[];
};

/** Reads content and marks the page with it; one that cannot be read changes with its folder. */
export async function markedRead<T>(mark: Mark, marked: MarkedRead<T>): Promise<T> {
  const { folder, read, tagsOf } = marked;
  const whole = [contentTag.list(marked)];
  const answer = await whileWaiting(read).catch(async (error) => {
    await mark('stale', { folder, tags: whole });
    throw error;
  });
  const life = answer.freshness === 'fresh' ? 'fresh' : 'stale';
  await mark(life, { folder, tags: tagsOf?.(answer.value) ?? whole });
  return answer.value;
}
