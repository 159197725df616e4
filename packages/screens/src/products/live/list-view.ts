import { numberFormat } from '@plaza/i18n/formats';
import type { PageView } from '@plaza/ui-blocks';
import { readTyped } from '../../tools/read-typed.ts';
import { fillText, type ToolAnswer } from '../../tools/tool.ts';
import { meetsFilters, sortProducts } from './choose-products.ts';
import { compareProducts } from './comparison.ts';
import { type Figured, figuredProducts } from './figure-texts.ts';
import { writeBadges } from './list-badges.ts';
import { writeFilters } from './list-chips.ts';
import { LIST_PARAMETERS, type ListChoice, readChoice, writeChoice } from './list-choice.ts';
import type { ListContext, WritableView } from './list-context.ts';
import { listFormats } from './list-formats.ts';
import type { ListParts } from './list-parts.ts';
import { writeQuestion } from './list-question.ts';
import { explainPlaces } from './list-reasons.ts';
import { LIST_INPUTS, type ListSettings, misfitsOf } from './list-settings.ts';
import { commonTerm } from './list-terms.ts';
import { priceProducts } from './price-products.ts';

/** A list that filters, sorts and compares its products, and prices them for what is chosen. */
export const liveList: ToolAnswer<ListSettings> = {
  parameters: LIST_PARAMETERS,
  view: (query, settings) =>
    listView(withTerm(readChoice(query, settings, readTyped), query, settings), settings, {
      formats: listFormats,
      figures: figuredProducts,
      price: priceProducts,
      badges: writeBadges,
      filters: writeFilters,
      question: writeQuestion,
      compare: compareProducts,
      explain: explainPlaces,
    }),
};

/** An amount that comes without a term, as from a search, is compared over the term that most lend it for. */
function withTerm(choice: ListChoice, query: URLSearchParams, settings: ListSettings): ListChoice {
  const { amount } = choice.numbers;
  const isChosen = Number.parseInt(query.get('term') ?? '', 10) > 0;
  if (isChosen || amount === undefined || amount === settings.inputs.amount?.default) return choice;
  const prices = settings.products.map(({ price }) => price);
  return { ...choice, term: commonTerm(prices, amount) ?? choice.term };
}

/**
 * The view of a list. What a part that is not given would write stays as it is in the page; a choice
 * has all that it needs if `neededParts` are given.
 */
export function listView(choice: ListChoice, settings: ListSettings, parts: ListParts): PageView {
  const view = emptyView();
  const formats = parts.formats?.(settings);
  const pricing = formats && parts.figures && { formats, figures: parts.figures };
  const all =
    (pricing && parts.price?.({ view, choice, settings, formats: pricing.formats })) ??
    settings.products.map(
      (product): Figured => ({
        product,
        texts: {},
        figures: { numbers: {}, outside: product.misfit },
      }),
    );
  const met = sortProducts(all, choice.sort, settings.locale).filter(({ product }) =>
    meetsFilters(product, choice.filters),
  );
  const [fitting, shown] = [all.filter(fits), met.filter(fits)];
  const addressOf = (change: Partial<ListChoice>) =>
    writeChoice({ ...choice, ...change }, settings);
  const context = { view, choice, settings, addressOf, all, fitting, met, shown };
  view.shown.chips = false;
  writeForm(context);
  writeProducts(context);
  const question = (pricing && parts.question?.(context, pricing)) ?? settings.question;
  const applied = parts.filters?.(context) ?? [];
  const order = settings.sorts.find(({ name }) => name === choice.sort);
  view.values.choice = [
    view.values.choice ?? settings.choice,
    // The answer to the question of what matters most.
    settings.reasons && order?.label,
    applied[0] && fillText(settings.texts.filtered, { count: `${applied.length}` }),
  ]
    .filter(Boolean)
    .join(' · ');
  const said = [question, ...applied].filter(Boolean).join(', ');
  view.values.sentence = sentenceOf(context, said, order?.sentence);
  if (settings.reasons && pricing) parts.explain?.(context, pricing);
  if (pricing) parts.badges?.(context, pricing.formats);
  parts.compare?.(context);
  return view;
}

const count = ({ locale }: ListSettings, value = 0) => numberFormat(locale).format(value);

const fits = ({ figures }: Figured) => !figures.outside;

const emptyView = (): WritableView => ({
  values: {},
  shown: {},
  inputs: {},
  rows: {},
  order: {},
  links: {},
  attributes: {},
});

/** The controls. */
function writeForm({ view, choice, settings, addressOf }: ListContext): void {
  const { numbers, unread, term, sort, filters, compare } = choice;
  const { inputs } = view;
  inputs.sort = sort;
  inputs.filter = filters;
  inputs.compare = compare.map(String);
  inputs.term = `${term ?? ''}`;
  for (const name of LIST_INPUTS)
    if (settings.inputs[name]) {
      inputs[name] =
        unread[name] ??
        numbers[name]?.toLocaleString(settings.locale, { useGrouping: false }) ??
        '';
      view.shown[`unread-${name}`] = name in unread;
      view.attributes[`field-${name}`] = { 'aria-invalid': name in unread ? 'true' : undefined };
    }
  // A field that could not be read has to be in view.
  if (Object.keys(unread)[0]) view.attributes.controls = { open: '' };
  view.links['compare-address'] = addressOf({});
  const none = { numbers: {}, unread: {}, term: undefined, filters: [] };
  view.links['chips-clear'] = addressOf(none);
}

/** The products in their order; those that do not fit are in a group of their own, without a place. */
function writeProducts({ view, choice, settings, met, shown, fitting }: ListContext): void {
  const order = choice.sort === settings.sorts[0]?.name ? settings.order : choice.sort;
  for (const { list } of settings.products) {
    view.attributes[list] = { 'data-order': order };
    for (const name of [list, misfitsOf(list)]) {
      view.order[name] = [];
      view.shown[`list-${name}`] = false;
    }
  }
  for (const each of met) {
    const { id, list } = each.product;
    const name = fits(each) ? list : misfitsOf(list);
    const position = (view.order[name] as string[]).push(`${id}`);
    view.attributes[`product-${id}`] = {
      ...view.attributes[`product-${id}`],
      'data-position': fits(each) ? `${position}` : undefined,
    };
    view.shown[`list-${list}`] = view.shown[`list-${name}`] = true;
    // The law wants one example of a list in view. Those that were opened stay open.
    if (fits(each) && position === 1) view.attributes[`example-${id}`] = { open: '' };
  }
  view.shown['list-none'] = !shown[0] && fitting.length > 0;
}

/** What is shown and in which order: `5 of 7: 10 000 kr, 12 months, no fees. Order: APR, lowest first.` */
function sentenceOf(
  { shown, fitting, settings }: ListContext,
  said: string,
  order: string | undefined,
): string {
  const { texts } = settings;
  const counts = { shown: count(settings, shown.length), total: count(settings, fitting.length) };
  const what = [fillText(texts.shown, counts), ...(said ? [said] : [])].join(': ');
  return shown[1] && order ? `${what}. ${order}` : `${what}.`;
}
