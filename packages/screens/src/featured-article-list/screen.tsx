import type { FeaturedArticleSummary } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import type { Entry } from '@plaza/ui-blocks/react';
import { articleCard } from '../entry-card/article-card.ts';
import { ListScreen, readListPage } from '../list-pages/list-screen.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** Featured articles, our own and those of publishers, in the editors' order. */
export async function Screen(props: ScreenProps) {
  const { t } = await props.content.translator();
  const { cards, total } = await readArticles(props);
  return <ListScreen {...props} cards={cards} total={total} empty={t('article-none')} lead />;
}

export const structuredData = async (props: ScreenProps) =>
  itemListNode(props.app, (await readArticles(props)).cards);

async function readArticles(props: ScreenProps) {
  const { entries, total } = await readListPage(props, 'featuredArticleSummaries');
  const writing = await props.content.translator();
  const cards = entries.map((article) => ({
    ...articleCard(props, article, writing),
    ...outside(article, writing.t),
    ...(article.figure && { mark: `${article.figure.value} ${article.figure.caption}` }),
  }));
  return { cards, total };
}

/** A publisher's article is at the publisher, who is named. */
function outside({ publisher }: FeaturedArticleSummary, t: TranslateInterface) {
  if (!publisher) return {};
  const details = [t('article-published-by', { publisher: publisher.name })];
  return { href: publisher.url, external: true, details } satisfies Partial<Entry>;
}
