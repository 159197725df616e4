import { type FeaturedArticleSummary, LIST_PAGE_SIZE } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import { type Entry, EntryList, PageTitle } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { articleCard } from '../entry-card/article-card.ts';
import { ListPages } from '../list-pages/list-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** Featured articles, our own and those of publishers, in the editors' order. */
export async function Screen(props: ScreenProps) {
  const { app, page, match, content } = props;
  const { t } = await content.translator();
  const { cards, total } = await readArticles(props);
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <EntryList entries={cards} empty={t('article-none')} imageSource={app.blocks.imageSource} />
      <ListPages {...props} total={total} />
      {match.page === 1 && <PageArticle {...props} />}
    </>
  );
}

export const structuredData = async (props: ScreenProps) =>
  itemListNode(props.app, (await readArticles(props)).cards);

async function readArticles(props: ScreenProps) {
  const { match, content } = props;
  const query = { page: match.page, size: LIST_PAGE_SIZE };
  const { entries, total } = await content.list('featuredArticleSummaries', query);
  const writing = await content.translator();
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
