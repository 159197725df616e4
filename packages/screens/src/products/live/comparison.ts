import type { PageView } from '@plaza/ui-blocks';
import { fillText } from '../../tools/tool.ts';
import type { Figured } from './figure-texts.ts';
import { type ListChoice, writeChoice } from './list-choice.ts';
import { type ListSettings, MOST_COMPARED } from './list-settings.ts';

const NOTHING = '–';

type Comparison = Required<Pick<PageView, 'values' | 'shown' | 'rows' | 'links' | 'attributes'>>;

/**
 * The products side by side: a column each, up to four, and a row for each figure that one of them
 * has.
 */
export function compareProducts(
  choice: ListChoice,
  all: readonly Figured[],
  settings: ListSettings,
): Comparison {
  const compared = choice.compare.flatMap(
    (id) => all.find(({ product }) => product.id === id) ?? [],
  );
  const cellOf = ({ product, texts }: Figured, row: string) => texts[row] ?? product.cells[row];
  const refused = all.find(({ product }) => product.id === choice.refused)?.product.name;
  const view = emptyComparison();
  view.values['compare-count'] = fillText(settings.texts.compared, { count: `${compared.length}` });
  view.values['compare-refused'] = fillText(settings.texts.refused, { name: refused ?? '' });
  view.shown.compare = compared.length > 0;
  view.shown['compare-refused'] = refused !== undefined;
  view.links['compare-address'] = writeChoice(choice, settings);
  view.rows.compare = settings.rows
    .filter(({ name }) => compared.some((each) => cellOf(each, name)))
    .map(({ name, label }) => [label, ...compared.map((each) => cellOf(each, name) ?? NOTHING)]);
  for (let column = 1; column <= MOST_COMPARED; column++) {
    const each = compared[column - 1];
    view.shown[`compare-${column}`] = each !== undefined;
    if (each) fillColumn(view, column, { each, choice, settings });
  }
  return view;
}

type Mutable<T> = { [K in keyof T]: Record<string, T[K][keyof T[K]]> };

const emptyComparison = (): Mutable<Comparison> => ({
  values: {},
  shown: {},
  rows: {},
  links: {},
  attributes: {},
});

function fillColumn(
  view: Mutable<Comparison>,
  column: number,
  { each, choice, settings }: { each: Figured; choice: ListChoice; settings: ListSettings },
): void {
  const { id, name, action } = each.product;
  const compare = choice.compare.filter((other) => other !== id);
  view.values[`compare-name-${column}`] = name;
  view.values[`compare-removed-${column}`] = name;
  view.values[`compare-action-name-${column}`] = name;
  view.links[`compare-remove-${column}`] = writeChoice({ ...choice, compare }, settings);
  view.shown[`compare-action-${column}`] = action !== undefined;
  if (!action) return;
  view.values[`compare-action-${column}`] = action.label;
  view.attributes[`compare-action-${column}`] = {
    href: action.href,
    'data-link-template': action.template,
    'data-track-item-id': `${id}`,
    ...trackedValue(each),
  };
}

/** What choosing the offer is worth: the amount that is shown (§9). */
export const trackedValue = ({ product, figures }: Figured) => {
  const value = figures.numbers.amount ?? product.action?.value;
  return {
    'data-track-value': value === undefined ? undefined : `${value}`,
    'data-track-currency': value === undefined ? undefined : product.action?.currency,
  };
};
