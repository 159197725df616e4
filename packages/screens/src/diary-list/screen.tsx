import { LIST_PAGE_SIZE } from '@plaza/contract';
import { EntryList, PageTitle } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { articleCard } from '../entry-card/article-card.ts';
import { ListPages } from '../list-pages/list-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** Diaries, each with its latest entry and how it ended. */
export async function Screen(props: ScreenProps) {
  const { app, page, match, content } = props;
  const { t } = await content.translator();
  const { cards, total } = await readDiaries(props);
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <EntryList entries={cards} empty={t('diary-none')} imageSource={app.blocks.imageSource} />
      <ListPages {...props} total={total} />
      {match.page === 1 && <PageArticle {...props} />}
    </>
  );
}

export const structuredData = async (props: ScreenProps) =>
  itemListNode(props.app, (await readDiaries(props)).cards);

async function readDiaries(props: ScreenProps) {
  const { match, content } = props;
  const query = { page: match.page, size: LIST_PAGE_SIZE };
  const { entries, total } = await content.list('diaries', query);
  const writing = await content.translator();
  const cards = entries.map((diary) => ({
    ...articleCard(props, diary, writing),
    ...(diary.outcome && { mark: diary.outcome }),
    details: [writing.t('diary-latest', { date: diary.updatedAt })],
  }));
  return { cards, total };
}
