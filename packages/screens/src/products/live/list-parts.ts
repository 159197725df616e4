import type { ReadTyped } from '../../tools/tool.ts';
import type { compareProducts } from './comparison.ts';
import type { figuredProducts } from './figure-texts.ts';
import type { writeBadges } from './list-badges.ts';
import type { writeFilters } from './list-chips.ts';
import { isOwnQuestion, type ListChoice } from './list-choice.ts';
import type { listFormats } from './list-formats.ts';
import type { writeQuestion } from './list-question.ts';
import type { explainPlaces } from './list-reasons.ts';
import { LIST_INPUTS, type ListSettings } from './list-settings.ts';
import type { priceProducts } from './price-products.ts';

/** The parts of a list that not every visit needs: a browser loads each when it is needed. */
export type ListParts = {
  /** Reads numbers with words or separators. */
  readonly read?: ReadTyped;
  /** Recomputes the figures of products. */
  readonly price?: typeof priceProducts;
  /** Comes with `price`: every part that writes figures needs it. */
  readonly formats?: typeof listFormats;
  /** Comes with `price`, which finds the figures that this has computed before. */
  readonly figures?: typeof figuredProducts;
  /** Follows from the figures of `price`. */
  readonly badges?: typeof writeBadges;
  /** Writes the filters that are applied, what each option would show, and how to remove them. */
  readonly filters?: typeof writeFilters;
  /** Writes what is asked, and says if nothing is offered for it. */
  readonly question?: typeof writeQuestion;
  /** Shows products side by side. */
  readonly compare?: typeof compareProducts;
  /** Says why each product is where it is. */
  readonly explain?: typeof explainPlaces;
};

export type NeededPart = Exclude<keyof ListParts, 'figures' | 'formats'>;

/** The parts that a choice needs, on a page that shows what is chosen by default. */
export function neededParts(choice: ListChoice, settings: ListSettings): NeededPart[] {
  const needs: NeededPart[] = settings.reasons ? ['explain'] : [];
  if (LIST_INPUTS.some((name) => choice.unread[name])) needs.push('read');
  if (choice.compare[0]) needs.push('compare');
  const isOwn = isOwnQuestion(choice, settings);
  if (!isOwn) needs.push('question');
  // Without either, nothing is applied and the counts are those of the page.
  if (!isOwn || choice.filters[0]) needs.push('filters');
  // Filters alone need no figures but those of badges.
  const isBadged = settings.badges !== undefined && choice.filters[0] !== undefined;
  if (needs.some((name) => name !== 'filters') || isBadged || isByFigure(choice.sort)) {
    needs.push('price');
    if (settings.badges) needs.push('badges');
  }
  return needs;
}

/** Whether an order is one of figures: `apr-ascending`. */
const isByFigure = (sort: string): boolean => sort.endsWith('ending');
