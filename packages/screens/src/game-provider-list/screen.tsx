import type { GameProviderSummary } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import { type Entry, Logo } from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import { ListScreen, readListPage } from '../list-pages/list-screen.tsx';
import { SaferGamblingNotice } from '../notice/safer-gambling-notice.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** The makers of games that a locale describes, under the notice of its country. */
export async function Screen(props: ScreenProps) {
  const { t } = await props.content.translator();
  const { cards, total } = await readMakers(props);
  return (
    <ListScreen
      {...props}
      cards={cards}
      total={total}
      empty={t('directory-empty')}
      above={<SaferGamblingNotice {...props} />}
    />
  );
}

export const structuredData = async (props: ScreenProps) =>
  itemListNode(props.app, (await readMakers(props)).cards);

async function readMakers(props: ScreenProps) {
  const { t } = await props.content.translator();
  const { entries, total } = await readListPage(props, 'gameProviders');
  return { cards: entries.map((maker) => makerCard(props, maker, t)), total };
}

function makerCard(
  props: ScreenProps,
  { id, path, name, summary, logo, rating }: GameProviderSummary,
  t: TranslateInterface,
): Entry {
  return {
    ...{ id, title: name, summary, href: pageLink(props, path) },
    picture: <Logo name={name} logo={logo} />,
    details: rating === undefined ? [] : [t('directory-rating', { rating })],
  };
}
