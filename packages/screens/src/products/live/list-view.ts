import { type FigureFormats, figureFormats } from '@plaza/i18n/formats';
import type { PageView } from '@plaza/ui-blocks';
import { fillText, type ToolAnswer } from '../../tools/tool.ts';
import { countOptions, meetsFilters, sortProducts } from './choose-products.ts';
import { compareProducts, trackedValue } from './comparison.ts';
import { type Figured, figuredProduct, figureText } from './figure-texts.ts';
import { LIST_PARAMETERS, type ListChoice, readChoice, writeChoice } from './list-choice.ts';
import { LIST_INPUTS, type ListInput, type ListSettings } from './list-settings.ts';

/** A list that filters, sorts and compares its products, and prices them for what is chosen. */
export const liveList: ToolAnswer<ListSettings> = {
  parameters: LIST_PARAMETERS,
  view(query, settings) {
    const choice = readChoice(query, settings);
    const formats = figureFormats(settings);
    const all = settings.products.map((product) => figuredProduct(product, choice, formats));
    const shown = sortProducts(all, choice.sort).filter(({ product }) =>
      meetsFilters(product, choice.filters),
    );
    const context = { choice, settings, formats };
    return merged(
      formView(all, context),
      chipsView(context),
      productsView(all, shown, context),
      compareProducts(choice, all, settings),
    );
  },
};

type Context = {
  readonly choice: ListChoice;
  readonly settings: ListSettings;
  readonly formats: FigureFormats;
};

type Parts = { [K in keyof PageView]: Record<string, NonNullable<PageView[K]>[string]> };

function merged(...parts: readonly PageView[]): PageView {
  const view: Record<string, object> = {};
  for (const part of parts)
    for (const [name, entries] of Object.entries(part)) view[name] = { ...view[name], ...entries };
  return view;
}

/** The controls, and how many products each option would show. */
function formView(all: readonly Figured[], { choice, settings, formats }: Context): PageView {
  const { numbers, term, sort, filters, compare } = choice;
  const inputs: Parts['inputs'] = {
    sort,
    filter: filters,
    compare: compare.map(String),
    term: term === undefined ? '' : `${term}`,
  };
  for (const name of LIST_INPUTS)
    if (settings.inputs[name]) inputs[name] = numbers[name] === undefined ? '' : `${numbers[name]}`;
  const products = all.map(({ product }) => product);
  const counts = Object.entries(countOptions(products, settings.groups, filters));
  return {
    inputs,
    values: Object.fromEntries(
      counts.map(([name, count]) => [`count-${name}`, formats.count(count)]),
    ),
  };
}

/** What is applied, each with the address without it. */
function chipsView({ choice, settings, formats }: Context): PageView {
  const view: Required<Pick<Parts, 'values' | 'shown' | 'links'>> = {
    values: {},
    shown: {},
    links: {},
  };
  const chip = (name: string, without: ListChoice | undefined) => {
    view.shown[`chip-${name}`] = without !== undefined;
    if (without) view.links[`chip-${name}`] = writeChoice(without, settings);
  };
  for (const { options } of settings.groups)
    for (const { name } of options) {
      const filters = choice.filters.filter((other) => other !== name);
      chip(name, filters.length < choice.filters.length ? { ...choice, filters } : undefined);
    }
  for (const [name, text] of chosenNumbers({ choice, settings, formats })) {
    view.values[`chip-${name}`] = text ?? '';
    const initial = settings.inputs[name]?.default;
    const numbers = { ...choice.numbers, [name]: initial };
    chip(name, text === undefined ? undefined : { ...choice, numbers });
  }
  if (settings.terms.length > 0) {
    view.values['chip-term'] = choice.term === undefined ? '' : formats.days(choice.term);
    chip('term', choice.term === undefined ? undefined : { ...choice, term: undefined });
  }
  const none = { numbers: {}, filters: [], compare: choice.compare, sort: choice.sort };
  view.shown.chips = Object.values(view.shown).includes(true);
  view.links['chips-clear'] = writeChoice(none, settings);
  return view;
}

/** The inputs of the form with their text, undefined for the default. */
function chosenNumbers({ choice, settings, formats }: Context): [ListInput, string | undefined][] {
  return LIST_INPUTS.filter((name) => settings.inputs[name]).map((name) => {
    const value = choice.numbers[name];
    const isDefault = value === undefined || value === settings.inputs[name]?.default;
    return [name, isDefault ? undefined : inputText(name, value, { settings, formats })];
  });
}

const inputText = (
  name: ListInput,
  value: number,
  { settings, formats }: Omit<Context, 'choice'>,
) =>
  fillText(settings.texts[name], {
    value: name === 'trades' ? formats.count(value) : formats.money(value),
  });

/** The products in their order, each with its figures, and the sentence that says so. */
function productsView(
  all: readonly Figured[],
  shown: readonly Figured[],
  context: Context,
): PageView {
  const { choice, settings } = context;
  const view: Required<Pick<Parts, 'values' | 'shown' | 'order' | 'attributes'>> = {
    values: {},
    shown: {},
    order: {},
    attributes: {},
  };
  for (const each of all) productView(view, each);
  for (const name of new Set(settings.products.map(({ list }) => list))) {
    const ids = shown
      .filter(({ product }) => product.list === name)
      .map(({ product }) => product.id);
    view.order[name] = ids.map(String);
    view.shown[`list-${name}`] = ids.length > 0;
    const isDefault = choice.sort === settings.sorts[0]?.name;
    view.attributes[name] = { 'data-order': isDefault ? settings.order : choice.sort };
    ids.forEach((id, index) => {
      const product = view.attributes[`product-${id}`];
      if (product)
        view.attributes[`product-${id}`] = { ...product, 'data-position': `${index + 1}` };
    });
  }
  if (settings.reasons) Object.assign(view.values, reasonsOf(shown, context));
  view.values.sentence = sentenceOf(shown, context);
  view.shown['list-none'] = shown.length === 0;
  return view;
}

function productView(
  view: Required<Pick<Parts, 'values' | 'shown' | 'attributes'>>,
  each: Figured,
): void {
  const { product, figures, texts } = each;
  const { id } = product;
  for (const name of LIVE_FIGURES[product.price.of])
    view.values[`${name}-${id}`] = texts[name] ?? '–';
  view.values[`outside-${id}`] = (figures.outside && product.outside[figures.outside]) ?? '';
  view.shown[`outside-${id}`] = figures.outside !== undefined;
  const apr = product.price.of === 'loan' && { 'data-apr': text(figures.numbers.apr) };
  view.attributes[`product-${id}`] = { ...apr };
  view.attributes[`action-${id}`] = trackedValue(each);
}

const text = (value: number | undefined) => (value === undefined ? undefined : `${value}`);

/** The figures of a card that change with what is chosen. */
const LIVE_FIGURES = {
  loan: ['amount', 'term', 'apr', 'cost', 'totalPayable', 'instalment'],
  card: ['yearCost'],
  account: ['rate', 'interest'],
  broker: ['tradesCost'],
  price: ['yearPrice'],
} as const;

/** What is shown and in which order: `5 of 7: 10 000 kr, no fees. Order: APR, lowest first.` */
function sentenceOf(shown: readonly Figured[], { choice, settings, formats }: Context): string {
  const { products, groups, sorts, texts } = settings;
  const named = groups.flatMap(({ options }) => options);
  const parts = [
    ...chosenNumbers({ choice, settings, formats }).map(([, chosen]) => chosen),
    choice.term === undefined ? undefined : formats.days(choice.term),
    ...choice.filters.map((option) => named.find(({ name }) => name === option)?.label),
  ].filter((part) => part !== undefined);
  const count = { shown: formats.count(shown.length), total: formats.count(products.length) };
  const what = fillText(texts.shown, count) + (parts.length > 0 ? `: ${parts.join(', ')}` : '');
  const sort = sorts.find(({ name }) => name === choice.sort);
  const isLast = shown.some(({ figures }) => figures.outside) && choice.sort.includes('ending');
  return [`${what}.`, shown.length > 1 && sort?.sentence, isLast && texts.last]
    .filter(Boolean)
    .join(' ');
}

/** Why each product is where it is: the lowest of those that fit, or how much more it is. */
function reasonsOf(
  shown: readonly Figured[],
  { choice, settings, formats }: Context,
): Record<string, string> {
  const figure = choice.sort.replace(/-\w+$/, '');
  const label = settings.rows.find(({ name }) => name === figure)?.label ?? '';
  const fitting = shown.filter(({ figures }) => figures.numbers[figure] !== undefined);
  const best = fitting[0]?.figures.numbers[figure] ?? 0;
  const reasons = fitting.map(({ product, figures }) => {
    const value = figures.numbers[figure] ?? 0;
    const said = {
      figure: label,
      value: figureText(figure, value, formats),
      count: formats.count(fitting.length),
      more: figureText(figure, Math.round((value - best) * 100) / 100, formats),
    };
    const reason = value > best ? settings.texts.more : settings.texts.lowest;
    return [`reason-${product.id}`, fillText(reason, said)];
  });
  const without = settings.products.map(({ id }) => [`reason-${id}`, '']);
  return Object.fromEntries([...without, ...reasons]);
}
