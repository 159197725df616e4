import { type ListChoice, writeChoice } from './list-choice.ts';
import type { ListContext } from './list-context.ts';

/** Writes something that may be applied: whether it is, and the address without it. */
export function writeChip(
  { view, choice, settings }: Pick<ListContext, 'view' | 'choice' | 'settings'>,
  name: string,
  without: Partial<ListChoice> | false,
): void {
  view.shown[`chip-${name}`] = Boolean(without);
  if (!without) return;
  view.links[`chip-${name}`] = writeChoice({ ...choice, ...without }, settings);
  view.shown.chips = true;
}

/** Writes the filters that are applied. @returns their names */
export function writeFilters(context: ListContext): string[] {
  const { view, choice, settings } = context;
  const { filters } = choice;
  const all = settings.groups.flatMap(({ options }) => options);
  for (const { name } of all)
    writeChip(
      context,
      name,
      filters.includes(name) && { filters: filters.filter((other) => other !== name) },
    );
  const none = { numbers: {}, unread: {}, term: undefined, filters: [] };
  view.links['chips-clear'] = writeChoice({ ...choice, ...none }, settings);
  return all.filter(({ name }) => filters.includes(name)).map(({ label }) => label);
}
