import { fillText } from '../../tools/tool.ts';
import { chosenOffer } from './chosen-offer.ts';
import type { Figured } from './figure-texts.ts';
import type { ListContext } from './list-context.ts';
import { type ListRow, MOST_COMPARED } from './list-settings.ts';
import { figureOf } from './live-figures.ts';

const NOTHING = '–';

/**
 * Writes the products side by side: a column each, up to four, and a row for each figure that one of
 * them has.
 */
export function compareProducts(context: ListContext): void {
  const { view, choice, settings, all, shown } = context;
  const compared = choice.compare.flatMap(
    (id) => all.find(({ product }) => product.id === id) ?? [],
  );
  const refused = all.find(({ product }) => product.id === choice.refused)?.product.name;
  view.values['compare-count'] = fillText(settings.texts.compared, { count: `${compared.length}` });
  view.values['compare-names'] = compared.map(({ product }) => product.name).join(' · ');
  view.values['compare-refused'] = fillText(settings.texts.refused, { name: refused ?? '' });
  const isInReach = compared.length > 0 && shown.length > 0;
  view.attributes['compare-bar'] = { 'data-chosen': isInReach ? '' : undefined };
  view.shown.compare = compared.length > 0;
  view.shown['compare-refused'] = refused !== undefined;
  view.rows.compare = settings.rows
    .filter(({ name }) => compared.some((each) => cellOf(each, name) !== undefined))
    .map((row) => [row.label, ...cellsOf(row, compared, settings.texts.best)]);
  for (let column = 1; column <= MOST_COMPARED; column++) {
    const each = compared[column - 1];
    view.shown[`compare-${column}`] = each !== undefined;
    if (each) writeColumn(context, column, each);
  }
}

const cellOf = ({ product, texts }: Figured, row: string) => texts[row] ?? product.cells[row];

/** The cells of a row; the best of them are marked if others are worse. */
function cellsOf({ name, best }: ListRow, compared: readonly Figured[], mark = '') {
  const values = compared.map((each) => figureOf(each.product, each.figures, name));
  const known = values.filter((value) => value !== undefined);
  const top = Math[best ?? 'min'](...known);
  const isMarked = best && known.some((value) => value !== top);
  return compared.map((each, index) => {
    const text = cellOf(each, name) ?? NOTHING;
    return isMarked && values[index] === top ? ([text, mark] as const) : text;
  });
}

function writeColumn(
  { view, choice, addressOf }: ListContext,
  column: number,
  each: Figured,
): void {
  const { id, name, logo, action } = each.product;
  const compare = choice.compare.filter((other) => other !== id);
  for (const place of ['name', 'removed', 'action-name'])
    view.values[`compare-${place}-${column}`] = name;
  view.attributes[`compare-mark-${column}`] = { href: logo ? undefined : `#mark-${id}` };
  view.attributes[`compare-logo-${column}`] = {
    href: logo,
    ...{ width: '64', height: '40', preserveAspectRatio: 'xMinYMid' },
  };
  view.links[`compare-remove-${column}`] = addressOf({ compare });
  const link = `compare-action-${column}`;
  view.shown[link] = action !== undefined;
  if (!action) return;
  view.values[link] = action.label;
  view.attributes[link] = {
    href: action.href,
    'data-track-item-id': `${id}`,
    ...chosenOffer(each),
  };
}
