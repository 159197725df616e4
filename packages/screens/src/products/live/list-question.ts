import { fillText } from '../../tools/tool.ts';
import type { figuredProducts } from './figure-texts.ts';
import { writeChip } from './list-chips.ts';
import { isOwnQuestion, type ListChoice } from './list-choice.ts';
import type { ListContext } from './list-context.ts';
import type { ListFormats } from './list-formats.ts';
import { LIST_INPUTS, type ListSettings } from './list-settings.ts';

/** What a list asks for of all its products. */
type Question = Pick<ListChoice, 'numbers' | 'term'>;

/** What comes with the figures of products. */
export type Pricing = { readonly formats: ListFormats; readonly figures: typeof figuredProducts };

/** The question of a list in words, by input: `10 000 kr`, `9 months`. */
export function wordsOf(
  { numbers, term }: Question,
  { texts }: Pick<ListSettings, 'texts'>,
  formats: ListFormats,
): Record<string, string> {
  const words: Record<string, string> = {};
  for (const name of LIST_INPUTS) {
    const value = numbers[name];
    const written = name === 'trades' ? formats.count : formats.money;
    if (value !== undefined) words[name] = fillText(texts[name], { value: written(value) });
  }
  if (term !== undefined) words.term = formats.term(term);
  return words;
}

/** What stands around a value without its label. */
const PLAIN: ListSettings['texts'] = {
  ...Object.fromEntries(LIST_INPUTS.map((name) => [name, '{value}'])),
  trades: '{value} ×',
};

/** The question as one line of a phone has room for: `10 000 kr · 9 months`. */
export const shortQuestion = (question: Question, formats: ListFormats): string =>
  Object.values(wordsOf(question, { texts: PLAIN }, formats)).join(' · ');

/**
 * Writes what is asked: what of it is not the page's own, the heading of the list, and whether no
 * product is offered for it.
 *
 * @returns the question in words
 */
export function writeQuestion(context: ListContext, pricing: Pricing): string {
  const { view, choice, settings } = context;
  const words = wordsOf(choice, settings, pricing.formats);
  const chip = (name: string, isChosen: boolean, without: Partial<ListChoice>) => {
    view.values[`chip-${name}`] = (isChosen && words[name]) || '';
    writeChip(context, name, isChosen && without);
  };
  for (const name of LIST_INPUTS) {
    const own = settings.inputs[name]?.default;
    const isChosen = name in words && choice.numbers[name] !== own;
    if (settings.inputs[name])
      chip(name, isChosen, { numbers: { ...choice.numbers, [name]: own } });
  }
  chip('term', choice.term !== settings.term, { term: settings.term });
  const question = Object.values(words).join(', ');
  view.values.choice = shortQuestion(choice, pricing.formats);
  view.values['heading-products'] = isOwnQuestion(choice, settings)
    ? (settings.texts.heading ?? '')
    : fillText(settings.texts.asked, { question });
  writeUnserved(context, pricing);
  return question;
}

/** Says that no product is offered for what is asked, what is nearest, and which lists reach it. */
function writeUnserved(context: ListContext, pricing: Pricing): void {
  const { view, choice, settings, all, fitting } = context;
  const isUnserved = !fitting[0] && all.length > 0;
  view.shown.unserved = isUnserved;
  const nearest = isUnserved ? nearestOf(context, pricing) : undefined;
  // An amount that this list has over another term does not lead elsewhere: other lists may lack the term too.
  const isHere = nearest?.question.numbers.amount === choice.numbers.amount;
  writeReach(context, isUnserved && !isHere);
  if (!isUnserved) return;
  const { texts } = settings;
  const wanted = amountOf(choice, pricing.formats);
  view.shown['unserved-nearest'] = Boolean(nearest);
  view.values.unserved = fillText(texts.unserved, { wanted });
  if (!nearest) return;
  const { question, count } = nearest;
  const written = amountOf(question, pricing.formats);
  view.values.unserved = fillText(texts.nearest, {
    ...{ wanted, nearest: written },
    fitting: pricing.formats.count(count),
    total: pricing.formats.count(all.length),
  });
  view.values['unserved-nearest'] = fillText(texts.show, { nearest: written });
  view.links['unserved-nearest'] = context.addressOf({ ...question, unread: {} });
}

/** `50 000 kr (9 months)` */
function amountOf({ numbers: { amount, balance }, term }: Question, formats: ListFormats): string {
  const money = formats.money(amount ?? balance ?? 0);
  return term === undefined ? money : `${money} (${formats.term(term)})`;
}

type Nearest = { readonly question: Question; readonly count: number };

/** Another term if somebody offers the amount over it, otherwise another amount, of any term. */
function nearestOf(
  { choice, settings, all }: ListContext,
  { formats, figures }: Pricing,
): Nearest | undefined {
  const { numbers, term } = choice;
  const { amount = 0, balance = 0 } = numbers;
  const products = all.map(({ product }) => product);
  const otherTerms = nearestFirst(settings.terms, term ?? 0);
  const terms = otherTerms.map((days) => ({ numbers, term: days }));
  const amounts = nearestFirst(
    products.flatMap(({ price }) =>
      price.of === 'loan' ? [...price.amounts, ...price.offers.map((offer) => offer.amount)] : [],
    ),
    amount,
  ).flatMap((value) =>
    [term, ...otherTerms].map((days) => ({ numbers: { ...numbers, amount: value }, term: days })),
  );
  const balances = nearestFirst(
    products.flatMap(({ price }) => (price.of === 'account' ? price.minDeposit : [])),
    balance,
  ).map((value) => ({ numbers: { ...numbers, balance: value }, term }));
  for (const question of [...terms, ...amounts, ...balances]) {
    const found = figures(products, question, formats);
    const count = found.filter((each) => !each.figures.outside).length;
    if (count > 0) return { question, count };
  }
  return undefined;
}

const nearestFirst = (values: readonly number[], wanted: number): number[] =>
  [...new Set(values)].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));

/** Other lists of the site whose products reach the amount. */
function writeReach({ view, choice, settings: { reach = [] } }: ListContext, isUnserved: boolean) {
  const { amount = 0 } = choice.numbers;
  view.shown.reach = false;
  reach.forEach(({ path, amounts: [min, max] }, index) => {
    const isReached = isUnserved && amount >= min && amount <= max;
    view.shown[`reach-${index}`] = isReached;
    view.shown.reach ||= isReached;
    view.attributes[`reach-${index}`] = { href: `${path}?amount=${amount}` };
  });
}
