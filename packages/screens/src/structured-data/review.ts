import type { Review as ReviewEntry } from '@plaza/contract';
import type { Review, Thing } from 'schema-dts';
import { BEST_SCORE } from '../review/best-score.ts';
import { findReviewed } from '../review/find-reviewed.ts';
import type { ScreenProps } from '../screen.ts';
import { articleNode } from './article.ts';

/** A review with what it is of, its score, and the pros and cons that the page lists. */
export async function reviewNode(props: ScreenProps, review: ReviewEntry): Promise<Review> {
  const { '@type': _, ...article } = (await articleNode(props)) as { '@type': string };
  const reviewed = await findReviewed(props, review);
  const { score, pros, cons } = review;
  return {
    ...article,
    '@type': 'Review',
    name: props.page.heading,
    itemReviewed: reviewed.node ?? ({ '@type': 'Thing', name: review.title } as Thing),
    reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: BEST_SCORE, worstRating: 0 },
    ...notes('positiveNotes', pros),
    ...notes('negativeNotes', cons),
  } as Review;
}

function notes(name: 'positiveNotes' | 'negativeNotes', lines: readonly string[]) {
  if (lines.length === 0) return {};
  const itemListElement = lines.map((line, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: line,
  }));
  return { [name]: { '@type': 'ItemList', itemListElement } };
}
