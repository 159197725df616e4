import type { Post } from '@plaza/contract';
import { PageTitle, Section, ShortAnswer, SourceList, TopicLinks } from '@plaza/ui-blocks/react';
import { LeadImage } from '../article/lead-image.tsx';
import { PageBody } from '../article/page-body.tsx';
import { PageByline } from '../byline/page-byline.tsx';
import { ownEntry } from '../links/own-entry.ts';
import { RelatedPages } from '../related/related-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { articleNode } from '../structured-data/article.ts';
import { ArticleTerms } from './article-terms.tsx';
import { topicLinks } from './topic-links.ts';

/** An article: the answer first, who wrote and reviewed it, its sources, what to read next. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  const post = await ownEntry(props, 'post');
  return (
    <>
      <PageTitle
        heading={page.heading}
        lead={page.lead}
        above={
          <TopicLinks
            label={t('article-topics')}
            items={await topicLinks(props, post?.categoryIds ?? [])}
          />
        }
      >
        <PageByline {...props} />
      </PageTitle>
      {post?.answer && <ShortAnswer label={t('article-in-short')} text={post.answer} />}
      <LeadImage {...props} />
      <PageBody {...props} />
      <ArticleTerms {...props} />
      <Sources sources={post?.sources ?? []} {...props} />
      <RelatedPages {...props} postIds={post?.relatedPostIds} />
    </>
  );
}

export const structuredData = async (props: ScreenProps) => [await articleNode(props)];

type SourcesProps = ScreenProps & { readonly sources: NonNullable<Post['sources']> };

async function Sources({ sources, content }: SourcesProps) {
  if (sources.length === 0) return null;
  const { t } = await content.translator();
  return (
    <Section id="sources" heading={t('article-sources')}>
      <SourceList
        sources={sources.map(({ accessedOn, ...source }) => ({
          ...source,
          ...(accessedOn && { accessed: t('article-source-read', { date: accessedOn }) }),
        }))}
      />
    </Section>
  );
}
