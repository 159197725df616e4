import type { Author } from '@plaza/contract';
import { ListScreen, readListPage } from '../list-pages/list-screen.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';
import { authorCard } from './author-card.tsx';
import { byExpertise } from './by-expertise.ts';

/** The people who write and review, under their areas of expertise. */
export async function Screen(props: ScreenProps) {
  const { t } = await props.content.translator();
  const { entries, total } = await readListPage(props, 'authors');
  const areas = byExpertise(entries, {
    locale: props.match.locale,
    other: t('author-other-areas'),
  });
  const groups = areas.map(({ name, authors }, index) => ({
    id: `area-${index + 1}`,
    heading: name,
    cards: cardsOf(props, authors),
  }));
  return <ListScreen {...props} cards={groups} total={total} empty={t('author-none')} />;
}

export const structuredData = async (props: ScreenProps) =>
  itemListNode(props.app, cardsOf(props, (await readListPage(props, 'authors')).entries));

const cardsOf = (props: ScreenProps, authors: readonly Author[]) =>
  authors.map((author) => authorCard(props, author));
