import type { Author } from '@plaza/contract';
import type { ScreenProps } from '../screen.ts';

/** The author and the reviewer of a page, as far as it names them. */
export async function findPeople({
  page: { authorId, reviewerId },
  content,
}: Pick<ScreenProps, 'page' | 'content'>): Promise<{ author?: Author; reviewer?: Author }> {
  const find = async (id?: string) => (id ? content.item('author', id) : undefined);
  const [author, reviewer] = await Promise.all([find(authorId), find(reviewerId)]);
  return { ...(author && { author }), ...(reviewer && { reviewer }) };
}
