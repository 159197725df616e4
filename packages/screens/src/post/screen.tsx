import type { Post } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import {
  ContentsList,
  Guide,
  PageTitle,
  Section,
  ShortAnswer,
  SourceList,
  TagLine,
} from '@plaza/ui-blocks/react';
import { LeadImage } from '../article/lead-image.tsx';
import { PageBody } from '../article/page-body.tsx';
import { PageByline } from '../byline/page-byline.tsx';
import { anchoredHeadings } from '../document/anchored-headings.ts';
import { contentsOf, FEWEST_BESIDE } from '../document/contents-of.ts';
import { ownEntry } from '../links/own-entry.ts';
import { RelatedPages } from '../related/related-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { articleNode } from '../structured-data/article.ts';
import { ArticleTerms } from './article-terms.tsx';
import { NextSteps } from './next-steps.tsx';
import { PageTopics } from './page-topics.tsx';

/** An article: the answer first, its parts and the next step beside it, its sources, what to read next. */
export async function Screen(props: ScreenProps) {
  const { content } = props;
  const { t } = await content.translator();
  const post = await ownEntry(props, 'post');
  const page = { ...props.page, body: anchoredHeadings(props.page.body) };
  return (
    <>
      <PageTitle
        heading={page.heading}
        lead={page.lead}
        above={<PageTopics {...props} ids={post?.categoryIds} />}
      >
        <PageByline {...props} note={minutesOf(post, t)} />
      </PageTitle>
      <Guide
        contents={
          <ContentsList label={t('contents-list')} items={contentsOf(page.body, FEWEST_BESIDE)} />
        }
        next={<NextSteps {...props} categoryIds={post?.categoryIds ?? []} />}
      >
        {post?.answer && <ShortAnswer label={t('article-in-short')} text={post.answer} />}
        <LeadImage {...props} />
        <PageBody {...props} page={page} />
        <ArticleTerms {...props} />
        <TagLine tags={post?.tags ?? []} label={t('article-tags')} />
        <Sources sources={post?.sources ?? []} {...props} />
      </Guide>
      <RelatedPages {...props} postIds={post?.relatedPostIds} />
    </>
  );
}

const minutesOf = (post: Post | undefined, t: TranslateInterface) =>
  post?.readingMinutes && t('article-minutes', { minutes: post.readingMinutes });

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
