import type { Review } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import {
  CriteriaList,
  HeaderBand,
  Logo,
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
import { reviewedCompany } from './find-reviewed.ts';
import { ReviewedOffer } from './reviewed-offer.tsx';

type ReviewProps = ScreenProps & { readonly review: Review };

/** A review: the score and the offer in the first screen, then why, and how it was tested. */
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
      <HeaderBand
        heading={page.heading}
        lead={page.lead}
        picture={<Logo {...(await reviewedCompany(props, review))} />}
        aside={review && <Score label={t('review-score')} {...figureOf(review.score, t)} />}
      >
        <PageByline {...props} dates={tested ? [tested] : []} />
      </HeaderBand>
      {review && <ReviewedOffer {...props} review={review} />}
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
  const { criteria, pros, cons } = review;
  const hasArguments = pros.length + cons.length > 0;
  return (
    <>
      <Section id="criteria" heading={t('review-criteria')}>
        <CriteriaList
          criteria={criteria.map(({ name, score, text }) => ({
            ...{ name, reason: text },
            ...figureOf(score, t),
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
    </>
  );
}

const figureOf = (score: number, t: TranslateInterface) => ({
  ...{ value: score, best: BEST_SCORE },
  text: t('review-rating', { score, best: BEST_SCORE }),
});
