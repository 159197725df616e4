import type { ReadTyped } from '../../tools/tool.ts';
import { LIST_INPUTS, type ListInput, type ListSettings, MOST_COMPARED } from './list-settings.ts';

/** What a visitor chose on a list. */
export type ListChoice = {
  /** As they were typed: nothing is brought into limits, and none is replaced. */
  readonly numbers: Readonly<Partial<Record<ListInput, number>>>;
  /** What was typed and is no number, by its input; `numbers` has the default instead. */
  readonly unread: Readonly<Partial<Record<ListInput, string>>>;
  /** In days; the same for all products. Undefined on a list without terms. */
  readonly term?: number | undefined;
  readonly sort: string;
  /** Options that are applied, in the order of the form. */
  readonly filters: readonly string[];
  /** Ids of the products that are compared, in the order they were chosen. */
  readonly compare: readonly number[];
  /** The product that was one too many. */
  readonly refused?: number | undefined;
};

/** The parameters of a list's address. */
export const LIST_PARAMETERS = [...LIST_INPUTS, 'term', 'sort', 'filter', 'compare'] as const;

type Known = Pick<
  ListSettings,
  'inputs' | 'terms' | 'term' | 'sorts' | 'groups' | 'locale' | 'currency'
> & {
  readonly products: readonly { readonly id: number }[];
};

/**
 * Reads a choice from an address or a form: the default for what is missing or unknown.
 *
 * @param read reads what is more than digits; without it such a text is not read
 */
export function readChoice(query: URLSearchParams, known: Known, read?: ReadTyped): ListChoice {
  const ids = query.getAll('compare').map(Number);
  const there = [...new Set(ids)].filter((id) =>
    known.products.some((product) => product.id === id),
  );
  const wanted = query.getAll('filter');
  const [first] = known.sorts;
  return {
    ...readNumbers(query, known, read),
    // A term that nobody offers is answered as what it is.
    term: known.term && (Number(/^\d+/.exec(query.get('term') ?? '')) || known.term),
    sort: known.sorts.find(({ name }) => name === query.get('sort'))?.name ?? first?.name ?? '',
    filters: optionsOf(known).filter((option) => wanted.includes(option)),
    compare: there.slice(0, MOST_COMPARED),
    refused: there[MOST_COMPARED],
  };
}

const optionsOf = ({ groups }: Pick<Known, 'groups'>) =>
  groups.flatMap(({ options }) => options.map(({ name }) => name));

/** Twelve digits are exact, and more than anybody compares. */
const PLAIN = /^\d{1,12}$/;
const MOST_CHARACTERS = 40;

function readNumbers(
  query: URLSearchParams,
  known: Known,
  read: ReadTyped | undefined,
): Pick<ListChoice, 'numbers' | 'unread'> {
  const numbers: Partial<Record<ListInput, number>> = {};
  const unread: Partial<Record<ListInput, string>> = {};
  for (const name of LIST_INPUTS) {
    const input = known.inputs[name];
    if (!input) continue;
    const typed = (query.get(name) ?? '').slice(0, MOST_CHARACTERS).trim();
    const value = PLAIN.test(typed)
      ? Number(typed)
      : read?.(typed, name === 'trades' ? 'whole' : 'money', known);
    if (typed && value === undefined) unread[name] = typed;
    const number = value ?? input.default;
    if (number !== undefined) numbers[name] = number;
  }
  return { numbers, unread };
}

/** The address of a choice, without what the page itself asks: `filter=fees:none&compare=3&compare=1`. */
export function writeChoice(
  choice: ListChoice,
  { inputs, term, sorts }: Pick<Known, 'inputs' | 'term' | 'sorts'>,
): string {
  const query = new URLSearchParams();
  for (const name of LIST_INPUTS) {
    const value = choice.unread[name] ?? choice.numbers[name];
    if (value !== undefined && value !== inputs[name]?.default) query.set(name, `${value}`);
  }
  // An amount without a term would be compared over the term that most lend it for.
  if (choice.term && (choice.term !== term || query.size > 0)) query.set('term', `${choice.term}`);
  if (choice.sort !== sorts[0]?.name) query.set('sort', choice.sort);
  for (const option of choice.filters) query.append('filter', option);
  for (const id of choice.compare) query.append('compare', `${id}`);
  return `?${query}`;
}

/** Whether a choice asks what the page itself asks. */
export const isOwnQuestion = (
  { numbers, term }: Pick<ListChoice, 'numbers' | 'term'>,
  settings: Pick<ListSettings, 'inputs' | 'term'>,
): boolean =>
  term === settings.term &&
  LIST_INPUTS.every((name) => numbers[name] === settings.inputs[name]?.default);
