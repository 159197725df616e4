import type { ProviderSummary } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import { type Entry, ListFinder, Logo } from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import { ListScreen, readListPage } from '../list-pages/list-screen.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** The companies of a country, each with who licensed it. */
export async function Screen(props: ScreenProps) {
  const { t } = await props.content.translator();
  const { cards, total } = await readProviders(props);
  return (
    <ListScreen
      {...props}
      cards={cards}
      total={total}
      empty={t('directory-empty')}
      above={
        total > FEWEST_TO_FIND && (
          <ListFinder
            module={props.app.pageModule?.('find-in-list')}
            label={t('list-find')}
            none={t('list-find-none')}
          />
        )
      }
    />
  );
}

/** A shorter list is read at a glance. */
const FEWEST_TO_FIND = 4;

export const structuredData = async (props: ScreenProps) =>
  itemListNode(props.app, (await readProviders(props)).cards);

async function readProviders(props: ScreenProps) {
  const { t } = await props.content.translator();
  const { entries, total } = await readListPage(props, 'providers');
  return { cards: entries.map((provider) => providerCard(props, provider, t)), total };
}

function providerCard(
  props: ScreenProps,
  { id, path, name, summary, licence, registerNumber, logo }: ProviderSummary,
  t: TranslateInterface,
): Entry {
  return {
    ...{ id, title: name, summary, href: pageLink(props, path) },
    picture: <Logo name={name} logo={logo} />,
    details: [
      t('provider-licensed-by', { authority: licence.authority }),
      ...(registerNumber ? [`${t('provider-register')}: ${registerNumber}`] : []),
    ],
  };
}
