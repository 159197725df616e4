import type { ScreenProps } from '@plaza/screens';
import type { HeadContent } from '../core/page-metadata.ts';

/** What a page's metadata and share image are created from. */
export async function headContent({
  page,
  content,
}: Pick<ScreenProps, 'page' | 'content'>): Promise<HeadContent> {
  const { t } = await content.translator();
  return { page, warning: t('credit-warning') };
}
