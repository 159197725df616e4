import { KeyFigure, PageTitle } from '@plaza/ui-blocks/react';
import { LeadImage } from '../article/lead-image.tsx';
import { PageBody } from '../article/page-body.tsx';
import { PageByline } from '../byline/page-byline.tsx';
import { ownEntry } from '../links/own-entry.ts';
import { PageTopics } from '../post/page-topics.tsx';
import { RelatedPages } from '../related/related-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { articleNode } from '../structured-data/article.ts';

/** An article about one strong figure. */
export async function Screen(props: ScreenProps) {
  const { page } = props;
  const article = await ownEntry(props, 'featuredArticle');
  return (
    <>
      <PageTitle
        heading={page.heading}
        lead={page.lead}
        above={<PageTopics {...props} ids={article?.categoryIds} />}
      >
        <PageByline {...props} />
      </PageTitle>
      {article?.figure && <KeyFigure {...article.figure} />}
      <LeadImage {...props} />
      <PageBody {...props} />
      <RelatedPages {...props} />
    </>
  );
}

export const structuredData = async (props: ScreenProps) => [await articleNode(props)];
