import { ListFinder } from '@plaza/ui-blocks/react';
import { slotCard } from '../game-slot/slot-card.ts';
import { ListScreen, readListPage } from '../list-pages/list-screen.tsx';
import { SaferGamblingNotice } from '../notice/safer-gambling-notice.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** The slots of a locale under the notice of its country. */
export async function Screen(props: ScreenProps) {
  const { t } = await props.content.translator();
  const { cards, total } = await readSlots(props);
  return (
    <ListScreen
      {...props}
      cards={cards}
      total={total}
      empty={t('directory-empty')}
      above={
        <>
          <SaferGamblingNotice {...props} />
          {total > FEWEST_TO_FIND && (
            <ListFinder
              module={props.app.pageModule?.('find-in-list')}
              label={t('list-find')}
              none={t('list-find-none')}
            />
          )}
        </>
      }
    />
  );
}

/** A shorter list is read at a glance. */
const FEWEST_TO_FIND = 4;

export const structuredData = async (props: ScreenProps) =>
  itemListNode(props.app, (await readSlots(props)).cards);

async function readSlots(props: ScreenProps) {
  const writing = await props.content.translator();
  const { entries, total } = await readListPage(props, 'slots');
  return { cards: entries.map((slot) => slotCard(props, slot, writing)), total };
}
