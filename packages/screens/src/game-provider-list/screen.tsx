import { type GameProviderSummary, LIST_PAGE_SIZE } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import { type Entry, EntryList, PageTitle } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { pageLink } from '../links/page-link.ts';
import { ListPages } from '../list-pages/list-pages.tsx';
import { SaferGamblingNotice } from '../notice/safer-gambling-notice.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** The makers of games that a locale describes, under the notice of its country. */
export async function Screen(props: ScreenProps) {
  const { app, page, match, content } = props;
  const { t } = await content.translator();
  const { cards, total } = await readMakers(props);
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <SaferGamblingNotice {...props} />
      <EntryList
        entries={cards}
        empty={t('directory-empty')}
        imageSource={app.blocks.imageSource}
      />
      <ListPages {...props} total={total} />
      {match.page === 1 && <PageArticle {...props} />}
    </>
  );
}

export const structuredData = async (props: ScreenProps) =>
  itemListNode(props.app, (await readMakers(props)).cards);

async function readMakers(props: ScreenProps) {
  const { match, content } = props;
  const { t } = await content.translator();
  const query = { page: match.page, size: LIST_PAGE_SIZE };
  const { entries, total } = await content.list('gameProviders', query);
  return { cards: entries.map((maker) => makerCard(props, maker, t)), total };
}

function makerCard(
  props: ScreenProps,
  { id, path, name, summary, rating }: GameProviderSummary,
  t: TranslateInterface,
): Entry {
  return {
    ...{ id, title: name, summary, href: pageLink(props, path) },
    details: rating === undefined ? [] : [t('directory-rating', { rating })],
  };
}
