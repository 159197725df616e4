import type { Figured } from './figure-texts.ts';
import type { ListContext } from './list-context.ts';
import type { ListFormats } from './list-formats.ts';
import { writeNotes } from './list-notes.ts';
import type { ListBadge } from './list-settings.ts';
import { figureOf, type LiveFigures } from './live-figures.ts';

/**
 * The badges of products that answer one question: at most one each, the more important first. A
 * product has one only if its figure is better than that of every other.
 *
 * @param figureIn undefined if a product lacks the figure; then nobody has its badge
 */
export function chooseBadges<T>(
  products: readonly T[],
  badges: readonly ListBadge[],
  figureIn: (product: T, property: string) => number | undefined,
): Map<T, ListBadge> {
  const chosen = new Map<T, ListBadge>();
  if (!products[1]) return chosen;
  for (const badge of badges) {
    const values = products.map((product) => figureIn(product, badge.property));
    const known = values.filter((value) => value !== undefined);
    if (known.length < products.length) continue;
    const best = Math[badge.direction === 'ascending' ? 'min' : 'max'](...known);
    const holders = products.filter((_, index) => values[index] === best);
    const [holder] = holders;
    if (holder && !holders[1] && !chosen.has(holder)) chosen.set(holder, badge);
  }
  return chosen;
}

/** Payments can be compared only if there are several and all products have as many. */
export function comparablePayments(all: readonly Pick<LiveFigures, 'payments'>[]): boolean {
  const counts = new Set(
    all.map(({ payments = [] }) => payments.reduce((sum, [times]) => sum + times, 0)),
  );
  return counts.size === 1 && ([...counts][0] ?? 0) > 1;
}

/** Writes the badges of the products that are shown, and the notes of all, whatever is chosen. */
export function writeBadges(context: ListContext, formats: ListFormats): void {
  const { view, shown, settings } = context;
  writeNotes(context, formats);
  const { badges, products } = settings;
  if (!badges) return;
  const hasPayments = comparablePayments(shown.map(({ figures }) => figures));
  const figureIn = ({ product, figures }: Figured, property: string) =>
    property === 'instalment' && !hasPayments ? undefined : figureOf(product, figures, property);
  const chosen = chooseBadges(shown, badges, figureIn);
  const byId = new Map([...chosen].map(([{ product }, badge]) => [product.id, badge]));
  for (const { id } of products) {
    const badge = byId.get(id);
    view.values[`badge-${id}`] = badge?.label ?? '';
    view.attributes[`badge-${id}`] = { 'data-badge': badge?.property };
  }
}
