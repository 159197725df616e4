import { LIST_PAGE_SIZE } from '@plaza/contract';
import { EntryList, PageTitle } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { slotCard } from '../game-slot/slot-card.ts';
import { ListPages } from '../list-pages/list-pages.tsx';
import { SaferGamblingNotice } from '../notice/safer-gambling-notice.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** The slots of a locale under the notice of its country. */
export async function Screen(props: ScreenProps) {
  const { app, page, match, content } = props;
  const { t } = await content.translator();
  const { cards, total } = await readSlots(props);
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
  itemListNode(props.app, (await readSlots(props)).cards);

async function readSlots(props: ScreenProps) {
  const { match, content } = props;
  const writing = await content.translator();
  const query = { page: match.page, size: LIST_PAGE_SIZE };
  const { entries, total } = await content.list('slots', query);
  return { cards: entries.map((slot) => slotCard(props, slot, writing)), total };
}
