import { fillText } from '../../tools/tool.ts';
import type { ListContext } from './list-context.ts';
import type { ListFormats } from './list-formats.ts';

/** Writes what the yearly cost of each card is made of, and what it earns if that is below nothing. */
export function writeNotes({ view, all, settings }: ListContext, { money }: ListFormats): void {
  const { texts } = settings;
  for (const { product, figures } of all) {
    const { price, id } = product;
    if (price.of !== 'card') continue;
    const { annualFee: fee } = price;
    const { yearCost: cost = fee } = figures.numbers;
    const text = cost < 0 ? texts.earned : cost < fee ? texts.parts : '';
    const values = { amount: money(-cost), fee: money(fee), back: money(fee - cost) };
    view.values[`note-${id}`] = fillText(text, values);
  }
}
