import type { TranslateInterface } from '@plaza/i18n';
import { Score } from '@plaza/ui-blocks/react';
import { BEST_SCORE } from '../review/best-score.ts';

type RatingProps = { readonly rating: number | undefined; readonly t: TranslateInterface };

/** The rating of a company or a way to pay; nothing without one. */
export function Rating({ rating, t }: RatingProps) {
  if (rating === undefined) return null;
  const text = t('review-rating', { score: rating, best: BEST_SCORE });
  return <Score label={t('review-score')} value={rating} best={BEST_SCORE} text={text} />;
}
