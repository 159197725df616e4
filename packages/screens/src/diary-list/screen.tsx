import { articleCard } from '../entry-card/article-card.ts';
import { ListScreen, readListPage } from '../list-pages/list-screen.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** Diaries, each with its latest entry and how it ended. */
export async function Screen(props: ScreenProps) {
  const { t } = await props.content.translator();
  const { cards, total } = await readDiaries(props);
  return <ListScreen {...props} cards={cards} total={total} empty={t('diary-none')} />;
}

export const structuredData = async (props: ScreenProps) =>
  itemListNode(props.app, (await readDiaries(props)).cards);

async function readDiaries(props: ScreenProps) {
  const { entries, total } = await readListPage(props, 'diaries');
  const writing = await props.content.translator();
  const cards = entries.map((diary) => ({
    ...articleCard(props, diary, writing),
    ...(diary.outcome && { mark: diary.outcome }),
    details: [writing.t('diary-latest', { date: diary.updatedAt })],
  }));
  return { cards, total };
}
