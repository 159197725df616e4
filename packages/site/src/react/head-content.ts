import type { ScreenProps } from '@plaza/screens';
import type { HeadContent } from '../core/page-metadata.ts';

/** What the head of a page, and the picture of it, are made from. */
export async function headContent({
  page,
  content,
}: Pick<ScreenProps, 'page' | 'content'>): Promise<HeadContent> {
  const { t } = await content.translator();
  return { page, warning: t('credit-warning') };
}
