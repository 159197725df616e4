import { ContentsList, LegalDocument } from '@plaza/ui-blocks/react';
import { LeadImage } from '../article/lead-image.tsx';
import { PageText } from '../article/page-text.tsx';
import { PageByline } from '../byline/page-byline.tsx';
import { RelatedPages } from '../related/related-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { contentsOf } from './contents-of.ts';

/** A page with a single text, such as the privacy and the cookie policy (§2.1); a long one has a list of its parts. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  const isSigned = page.authorId !== undefined || page.reviewerId !== undefined;
  return (
    <>
      <LegalDocument
        heading={page.heading}
        lead={page.lead}
        contents={
          <>
            {isSigned && <PageByline {...props} />}
            <LeadImage {...props} />
            <ContentsList label={t('contents-list')} items={contentsOf(page.body)} />
          </>
        }
        updated={{ dateTime: page.updatedAt, text: t('last-updated', { date: page.updatedAt }) }}
      >
        <PageText {...props} />
      </LegalDocument>
      <RelatedPages {...props} />
    </>
  );
}
