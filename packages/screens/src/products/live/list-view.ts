import type { PageView } from '@plaza/ui-blocks';
import { fillText, type ToolAnswer } from '../../tools/tool.ts';
import { countOptions, meetsFilters, sortProducts } from './choose-products.ts';
import { compareProducts } from './comparison.ts';
import { writeChips } from './list-chips.ts';
import { LIST_PARAMETERS, type ListChoice, readChoice, writeChoice } from './list-choice.ts';
import type { ListContext, WritableView } from './list-context.ts';
import { listFormats } from './list-formats.ts';
import { isByFigure, type ListParts } from './list-parts.ts';
import { explainPlaces } from './list-reasons.ts';
import { LIST_INPUTS, type ListSettings } from './list-settings.ts';
import { priceProducts } from './price-products.ts';

/** A list that filters, sorts and compares its products, and prices them for what is chosen. */
export const liveList: ToolAnswer<ListSettings> = {
  parameters: LIST_PARAMETERS,
  view: (query, settings) =>
    listView(readChoice(query, settings), settings, {
      price: priceProducts,
      compare: compareProducts,
      explain: explainPlaces,
    }),
};

/**
 * The view of a list. What a part that is not given would write stays as it is in the page; a choice
 * has all that it needs if `neededParts` are given.
 */
export function listView(choice: ListChoice, settings: ListSettings, parts: ListParts): PageView {
  const formats = listFormats(settings);
  const { products, sorts } = settings;
  const view = emptyView();
  const all =
    parts.price?.({ view, choice, settings, formats }) ??
    products.map((product) => ({ product, figures: { numbers: {} }, texts: {} }));
  const shown = sortProducts(all, choice.sort).filter(({ product }) =>
    meetsFilters(product, choice.filters),
  );
  const context = { view, choice, settings, formats, all, shown };
  writeForm(context);
  const chosen = writeChips(context);
  const sentence = sorts.find(({ name }) => name === choice.sort)?.sentence;
  writeProducts(context);
  view.values.sentence = sentenceOf(context, { chosen, sentence });
  if (settings.reasons) parts.explain?.(context);
  parts.compare?.(context);
  return view;
}

const emptyView = (): WritableView => ({
  values: {},
  shown: {},
  inputs: {},
  rows: {},
  order: {},
  links: {},
  attributes: {},
});

/** The controls, and how many products each option would show. */
function writeForm({ view, choice, settings, formats }: ListContext): void {
  const { numbers, term, sort, filters, compare } = choice;
  const { inputs } = view;
  inputs.sort = sort;
  inputs.filter = filters;
  inputs.compare = compare.map(String);
  inputs.term = `${term ?? ''}`;
  for (const name of LIST_INPUTS)
    if (settings.inputs[name]) inputs[name] = `${numbers[name] ?? ''}`;
  const counts = countOptions(settings.products, settings.groups, filters);
  for (const name in counts) view.values[`count-${name}`] = formats.count(counts[name] ?? 0);
  view.links['compare-address'] = writeChoice(choice, settings);
}

/** The products in their order, each with its figures. */
function writeProducts({ view, choice, settings, shown }: ListContext): void {
  const [first] = settings.sorts;
  const order = choice.sort === first?.name ? settings.order : choice.sort;
  for (const { list } of settings.products) {
    view.order[list] = [];
    view.attributes[list] = { 'data-order': order };
    view.shown[`list-${list}`] = false;
  }
  for (const { product } of shown) {
    const ids = view.order[product.list] as string[];
    const position = ids.push(`${product.id}`);
    view.attributes[`product-${product.id}`] = {
      ...view.attributes[`product-${product.id}`],
      'data-position': `${position}`,
    };
    view.shown[`list-${product.list}`] = true;
    // The law wants one example of a list in view. Those that were opened stay open.
    if (position === 1) view.attributes[`example-${product.id}`] = { open: '' };
  }
  view.shown['list-none'] = shown.length === 0;
}

type Said = { readonly chosen: readonly string[]; readonly sentence: string | undefined };

/** What is shown and in which order: `5 of 7: 10 000 kr, no fees. Order: APR, lowest first.` */
function sentenceOf(
  { shown, all, choice, settings: { texts }, formats }: ListContext,
  { chosen, sentence }: Said,
): string {
  const counts = { shown: formats.count(shown.length), total: formats.count(all.length) };
  const what = [fillText(texts.shown, counts), ...(chosen[0] ? [chosen.join(', ')] : [])];
  const isLast = shown.some(({ figures }) => figures.outside) && isByFigure(choice.sort);
  return [`${what.join(': ')}.`, shown.length > 1 && sentence, isLast && texts.last]
    .filter(Boolean)
    .join(' ');
}
