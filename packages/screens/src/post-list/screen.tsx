import { pathOf } from '@plaza/routing';
import { Prose, TopicLinks } from '@plaza/ui-blocks/react';
import { articleCard } from '../entry-card/article-card.ts';
import { pageLink } from '../links/page-link.ts';
import { ListScreen, readListPage } from '../list-pages/list-screen.tsx';
import { topicLinks } from '../post/topic-links.ts';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** The articles of a locale, or of the topic whose page it is, the newest first. */
export async function Screen(props: ScreenProps) {
  const { t } = await props.content.translator();
  const { cards, total } = await readPosts(props);
  return (
    <ListScreen
      {...props}
      cards={cards}
      total={total}
      empty={t('article-none')}
      lead
      above={<TopicLinks label={t('article-topics')} items={await filterLinks(props)} />}
      below={<FeedLink {...props} />}
    />
  );
}

export const structuredData = async (props: ScreenProps) =>
  itemListNode(props.app, (await readPosts(props)).cards);

async function readPosts(props: ScreenProps) {
  const { entry } = props.match.route;
  const { entries, total } = await readListPage(props, 'postSummaries', {
    ...(entry?.folder === 'categories' && { category: entry.id }),
  });
  const writing = await props.content.translator();
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
