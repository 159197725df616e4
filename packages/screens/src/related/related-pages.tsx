import { EntryList, Section } from '@plaza/ui-blocks/react';
import { articleCard } from '../entry-card/article-card.ts';
import type { ScreenProps } from '../screen.ts';
import { linkedPages } from './linked-page.ts';

type RelatedPagesProps = ScreenProps & {
  /** Ids of posts, shown before the pages. */
  readonly postIds?: readonly string[] | undefined;
};

/** The posts and pages that the editors relate to this one; nothing without any. */
export async function RelatedPages({ postIds = [], ...props }: RelatedPagesProps) {
  const { t } = await props.content.translator();
  const related = [
    ...(await relatedPosts(props, postIds)),
    ...(await linkedPages(props, props.page.relatedPaths)),
  ];
  if (related.length === 0) return null;
  return (
    <Section id="related" heading={t('article-related')}>
      <EntryList entries={related} level={3} imageSource={props.app.blocks.imageSource} />
    </Section>
  );
}

async function relatedPosts(props: ScreenProps, ids: readonly string[]) {
  const writing = await props.content.translator();
  const posts = await Promise.all(ids.map((id) => props.content.item('post', id)));
  return posts.flatMap((post) => (post ? [articleCard(props, post, writing)] : []));
}
