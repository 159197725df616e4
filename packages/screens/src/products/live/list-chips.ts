import { numberFormat } from '@plaza/i18n/formats';
import { countOptions } from './choose-products.ts';
import type { ListChoice } from './list-choice.ts';
import type { ListContext } from './list-context.ts';

/** Writes something that may be applied: whether it is, and the address without it. */
export function writeChip(
  { view, addressOf }: ListContext,
  name: string,
  without: Partial<ListChoice> | false,
): void {
  view.shown[`chip-${name}`] = Boolean(without);
  if (!without) return;
  view.links[`chip-${name}`] = addressOf(without);
  view.shown.chips = true;
}

/** Writes the filters: which are applied, and how many products each would show. @returns the names of the applied ones */
export function writeFilters(context: ListContext): string[] {
  const { view, choice, settings, fitting } = context;
  const { filters } = choice;
  const { groups, locale } = settings;
  const products = fitting.map(({ product }) => product);
  for (const [name, count] of Object.entries(countOptions(products, groups, filters)))
    view.values[`count-${name}`] = numberFormat(locale).format(count);
  const all = groups.flatMap(({ options }) => options);
  for (const { name } of all)
    writeChip(
      context,
      name,
      filters.includes(name) && { filters: filters.filter((other) => other !== name) },
    );
  return all.filter(({ name }) => filters.includes(name)).map(({ label }) => label);
}
