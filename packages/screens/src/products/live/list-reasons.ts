import { roundDecimal } from '@plaza/finance';
import { fillText } from '../../tools/tool.ts';
import { figureText } from './figure-texts.ts';
import type { ListContext } from './list-context.ts';
import type { Pricing } from './list-question.ts';

/** Writes why each product is where it is: the lowest of those that fit, or how much more it is. */
export function explainPlaces(
  { view, shown, choice, settings }: ListContext,
  { formats }: Pricing,
): void {
  const figure = choice.sort.replace(/-\w+$/, '');
  const label = settings.rows.find(({ name }) => name === figure)?.label ?? '';
  const fitting = shown.filter(({ figures }) => figures.numbers[figure] !== undefined);
  const best = fitting[0]?.figures.numbers[figure] ?? 0;
  for (const { id } of settings.products) view.values[`reason-${id}`] = '';
  // One product is not the lowest of any.
  if (!fitting[1]) return;
  for (const { product, figures } of fitting) {
    const value = figures.numbers[figure] ?? 0;
    const reason = value > best ? settings.texts.more : settings.texts.lowest;
    view.values[`reason-${product.id}`] = fillText(reason, {
      figure: label,
      value: figureText(figure, value, formats),
      count: formats.count(fitting.length),
      more: figureText(figure, roundDecimal(value - best, 2), formats),
    });
  }
}
