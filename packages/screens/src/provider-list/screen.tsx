import { LIST_PAGE_SIZE, type ProviderSummary } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import { type Entry, EntryList, PageTitle } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { pageLink } from '../links/page-link.ts';
import { ListPages } from '../list-pages/list-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** The companies of a country, each with who licensed it. */
export async function Screen(props: ScreenProps) {
  const { app, page, match, content } = props;
  const { t } = await content.translator();
  const { cards, total } = await readProviders(props);
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
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
  itemListNode(props.app, (await readProviders(props)).cards);

async function readProviders(props: ScreenProps) {
  const { match, content } = props;
  const { t } = await content.translator();
  const { entries, total } = await content.list('providers', {
    page: match.page,
    size: LIST_PAGE_SIZE,
  });
  return { cards: entries.map((provider) => providerCard(props, provider, t)), total };
}

function providerCard(
  props: ScreenProps,
  { id, path, name, summary, licence, registerNumber }: ProviderSummary,
  t: TranslateInterface,
): Entry {
  return {
    ...{ id, title: name, summary, href: pageLink(props, path) },
    details: [
      t('provider-licensed-by', { authority: licence.authority }),
      ...(registerNumber ? [`${t('provider-register')}: ${registerNumber}`] : []),
    ],
  };
}
