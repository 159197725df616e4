import type { PostSummary } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import type { Entry } from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import type { ScreenProps } from '../screen.ts';

type Summary = Pick<
  PostSummary,
  'id' | 'path' | 'title' | 'summary' | 'image' | 'publishedAt' | 'readingMinutes'
>;

/** The card of an article: title, summary, date and reading time. */
export function articleCard(
  props: Pick<ScreenProps, 'app' | 'match'>,
  { id, path, title, summary, image, publishedAt, readingMinutes }: Summary,
  { t, formats }: Writing,
): Entry {
  return {
    ...{ id, title, summary, image },
    href: pageLink(props, path),
    details: [
      { dateTime: publishedAt, text: formats.date(publishedAt) },
      ...(readingMinutes ? [t('article-minutes', { minutes: readingMinutes })] : []),
    ],
  };
}
