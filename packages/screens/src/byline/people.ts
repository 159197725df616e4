import type { Author } from '@plaza/contract';
import type { ScreenProps } from '../screen.ts';

/** The author and the reviewer of a page, as far as it names them. */
export async function findPeople({
  page: { authorId, reviewerId },
  content,
}: Pick<ScreenProps, 'page' | 'content'>): Promise<{ author?: Author; reviewer?: Author }> {
  if (!authorId && !reviewerId) return {};
  const { entries } = await content.list('authors');
  const find = (id: string | undefined) => entries.find((author) => author.id === id);
  const author = find(authorId);
  const reviewer = find(reviewerId);
  return { ...(author && { author }), ...(reviewer && { reviewer }) };
}
