import type { Review } from '@plaza/contract';
import {
  CriteriaList,
  PageTitle,
  ProsAndCons,
  Prose,
  Score,
  Section,
} from '@plaza/ui-blocks/react';
import { LeadImage } from '../article/lead-image.tsx';
import { PageBody } from '../article/page-body.tsx';
import { PageByline } from '../byline/page-byline.tsx';
import { ownEntry } from '../links/own-entry.ts';
import { RelatedPages } from '../related/related-pages.tsx';
import type { ScreenProps } from '../screen.ts';
import { reviewNode } from '../structured-data/review.ts';
import { BEST_SCORE } from './best-score.ts';
import { ReviewedOffer } from './reviewed-offer.tsx';

type ReviewProps = ScreenProps & { readonly review: Review };

/** A review: the score and why, the offer with what the law requires beside it, how it was tested. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t, formats } = await content.translator();
  const review = await ownEntry(props, 'review');
  const tested = review && {
    ...{ label: t('review-tested-on'), dateTime: review.testedOn },
    text: formats.date(review.testedOn),
  };
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead}>
        <PageByline {...props} dates={tested ? [tested] : []} />
      </PageTitle>
      {review && <Verdict {...props} review={review} />}
      <LeadImage {...props} />
      <PageBody {...props} />
      {review && (
        <Section id="method" heading={t('review-method')}>
          <Prose>
            <p>{review.method}</p>
          </Prose>
        </Section>
      )}
      <RelatedPages {...props} />
    </>
  );
}

export async function structuredData(props: ScreenProps) {
  const review = await ownEntry(props, 'review');
  return review ? [await reviewNode(props, review)] : [];
}

async function Verdict({ review, ...props }: ReviewProps) {
  const { t } = await props.content.translator();
  const figure = (score: number) => ({
    ...{ value: score, best: BEST_SCORE },
    text: t('review-rating', { score, best: BEST_SCORE }),
  });
  const { criteria, pros, cons } = review;
  const hasArguments = pros.length + cons.length > 0;
  return (
    <>
      <Score label={t('review-score')} {...figure(review.score)} />
      <Section id="criteria" heading={t('review-criteria')}>
        <CriteriaList
          criteria={criteria.map(({ name, score, text }) => ({
            ...{ name, reason: text },
            ...figure(score),
          }))}
        />
      </Section>
      {hasArguments && (
        <Section id="pros-and-cons" heading={t('review-pros-and-cons')}>
          <ProsAndCons
            labels={{ pros: t('review-pros'), cons: t('review-cons') }}
            {...{ pros, cons }}
          />
        </Section>
      )}
      <ReviewedOffer {...props} review={review} />
    </>
  );
}
