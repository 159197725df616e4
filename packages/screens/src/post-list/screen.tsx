import { LIST_PAGE_SIZE } from '@plaza/contract';
import { pathOf } from '@plaza/routing';
import { EntryList, PageTitle, Prose, TopicLinks } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { articleCard } from '../entry-card/article-card.ts';
import { pageLink } from '../links/page-link.ts';
import { ListPages } from '../list-pages/list-pages.tsx';
import { topicLinks } from '../post/topic-links.ts';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** The articles of a locale, or of the topic whose page it is, the newest first. */
export async function Screen(props: ScreenProps) {
  const { app, page, match, content } = props;
  const { t } = await content.translator();
  const { cards, total } = await readPosts(props);
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <TopicLinks label={t('article-topics')} items={await filterLinks(props)} />
      <EntryList entries={cards} empty={t('article-none')} imageSource={app.blocks.imageSource} />
      <ListPages {...props} total={total} />
      <FeedLink {...props} />
      {match.page === 1 && <PageArticle {...props} />}
    </>
  );
}

export const structuredData = async (props: ScreenProps) =>
  itemListNode(props.app, (await readPosts(props)).cards);

async function readPosts(props: ScreenProps) {
  const { match, content } = props;
  const { entry } = match.route;
  const { entries, total } = await content.list('postSummaries', {
    ...{ page: match.page, size: LIST_PAGE_SIZE },
    ...(entry?.folder === 'categories' && { category: entry.id }),
  });
  const writing = await content.translator();
  return { cards: entries.map((post) => articleCard(props, post, writing)), total };
}

async function FeedLink({ app, match, content }: ScreenProps) {
  const address = app.feedLink?.({ locale: match.locale, path: match.route.path });
  if (!address) return null;
  const { t } = await content.translator();
  return (
    <Prose>
      <p>
        <a href={address}>{t('article-feed')}</a>
      </p>
    </Prose>
  );
}

/** Links to all articles and to each topic, the shown one marked. */
async function filterLinks(props: ScreenProps) {
  const { app, match, content } = props;
  const { t } = await content.translator();
  const topics = await topicLinks(props);
  const path = pathOf(app.site, 'PostList', match.locale);
  const all = pageLink(props, path);
  if (topics.length === 0 || !all) return topics;
  return [
    { href: all, label: t('article-all-topics'), current: path === match.route.path },
    ...topics,
  ];
}
