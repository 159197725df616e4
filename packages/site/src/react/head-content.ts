import type { ScreenProps } from '@plaza/screens';
import type { HeadContent } from '../core/page-metadata.ts';

/**
 * What a page's metadata and share image are created from. The further pages of a list say which
 * page they are, so that no two pages have the same title or description.
 */
export async function headContent({
  match,
  page,
  content,
}: Pick<ScreenProps, 'match' | 'page' | 'content'>): Promise<HeadContent> {
  const { t } = await content.translator();
  const warning = t('credit-warning');
  if (match.page === 1) return { page, warning };
  const { title, description } = page.meta;
  const meta = {
    ...page.meta,
    title: t('list-page-title', { title, page: match.page }),
    description: `${t('list-page', { page: match.page })}. ${description}`,
  };
  return { page: { ...page, meta }, warning };
}
