import { fillText } from '../../tools/tool.ts';
import { type ListChoice, writeChoice } from './list-choice.ts';
import type { ListContext } from './list-context.ts';
import { LIST_INPUTS } from './list-settings.ts';

/**
 * Writes what is applied, each with the address without it.
 *
 * @returns what is applied, in words
 */
export function writeChips({ view, choice, settings, formats }: ListContext): string[] {
  const applied: string[] = [];
  const chip = (name: string, text: string | false | undefined, without: Partial<ListChoice>) => {
    view.shown[`chip-${name}`] = Boolean(text);
    if (!text) return;
    applied.push(text);
    view.links[`chip-${name}`] = writeChoice({ ...choice, ...without }, settings);
  };
  for (const name of LIST_INPUTS) {
    const input = settings.inputs[name];
    if (!input) continue;
    const value = choice.numbers[name];
    const written = name === 'trades' ? formats.count : formats.money;
    const text =
      value === undefined || value === input.default
        ? ''
        : fillText(settings.texts[name], { value: written(value) });
    view.values[`chip-${name}`] = text;
    chip(name, text, { numbers: { ...choice.numbers, [name]: input.default } });
  }
  if (settings.terms[0]) {
    const text = choice.term ? formats.days(choice.term) : '';
    view.values['chip-term'] = text;
    chip('term', text, { term: undefined });
  }
  for (const { options } of settings.groups)
    for (const { name, label } of options)
      chip(name, choice.filters.includes(name) && label, {
        filters: choice.filters.filter((other) => other !== name),
      });
  view.shown.chips = applied.length > 0;
  const none = { numbers: {}, term: undefined, filters: [] };
  view.links['chips-clear'] = writeChoice({ ...choice, ...none }, settings);
  return applied;
}
