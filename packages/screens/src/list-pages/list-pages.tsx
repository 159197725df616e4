import { LIST_PAGE_SIZE } from '@plaza/contract';
import { href } from '@plaza/routing';
import { Pagination } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { shownPages } from './shown-pages.ts';

export type ListPagesProps = Pick<ScreenProps, 'app' | 'match' | 'content'> & {
  /** The number of entries on all pages of the list. */
  readonly total: number;
};

/** The navigation between the pages of a list; nothing if one page shows all of it. */
export async function ListPages({ app, match, content, total }: ListPagesProps) {
  const last = Math.ceil(total / LIST_PAGE_SIZE);
  if (last < 2) return null;
  const { t, formats } = await content.translator();
  const { locale, route, page: current } = match;
  const linkTo = (page: number) => href(app.site, { locale, path: route.path, page });
  const step = (page: number, label: string) =>
    page >= 1 && page <= last ? { href: linkTo(page), label } : undefined;
  return (
    <Pagination
      label={t('list-pages')}
      previous={step(current - 1, t('list-previous'))}
      next={step(current + 1, t('list-next'))}
      pages={shownPages(current, last).map((page) =>
        page === 'gap'
          ? page
          : {
              href: linkTo(page),
              number: formats.number(page),
              label: t('list-page', { page }),
              current: page === current,
            },
      )}
    />
  );
}
