import { LIST_INPUTS, type ListInput, type ListSettings, MOST_COMPARED } from './list-settings.ts';

/** What a visitor chose on a list. */
export type ListChoice = {
  readonly numbers: Readonly<Partial<Record<ListInput, number>>>;
  /** In days; without it each lender's own. */
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

type Known = Pick<ListSettings, 'inputs' | 'terms' | 'sorts' | 'groups'> & {
  readonly products: readonly { readonly id: number }[];
};

/**
 * Reads a choice from an address or a form: the nearest limit for a number out of range, the
 * default for what is missing or unknown.
 */
export function readChoice(query: URLSearchParams, known: Known): ListChoice {
  const ids = query.getAll('compare').map(Number);
  const there = [...new Set(ids)].filter((id) =>
    known.products.some((product) => product.id === id),
  );
  const wanted = query.getAll('filter');
  const [first] = known.sorts;
  return {
    numbers: readNumbers(query, known.inputs),
    term: known.terms.find((days) => `${days}` === query.get('term')),
    sort: known.sorts.find(({ name }) => name === query.get('sort'))?.name ?? first?.name ?? '',
    filters: optionsOf(known).filter((option) => wanted.includes(option)),
    compare: there.slice(0, MOST_COMPARED),
    refused: there[MOST_COMPARED],
  };
}

const optionsOf = ({ groups }: Pick<Known, 'groups'>) =>
  groups.flatMap(({ options }) => options.map(({ name }) => name));

/** A whole number as any country writes it: `20.000`, `20 000,00 kr`. The first 40 characters count. */
function readWhole(typed: string): number | undefined {
  const whole = typed.slice(0, 40).replace(/[.,]\d?\d?(?=\D*$)/, '');
  const digits = whole.replace(/\D/g, '');
  return digits ? Number(digits) : undefined;
}

function readNumbers(
  query: URLSearchParams,
  inputs: ListSettings['inputs'],
): ListChoice['numbers'] {
  const numbers: Partial<Record<ListInput, number>> = {};
  for (const name of LIST_INPUTS) {
    const limits = inputs[name];
    if (!limits) continue;
    const value = readWhole(query.get(name) ?? '') ?? limits.default;
    if (value !== undefined) numbers[name] = Math.min(limits.max, Math.max(limits.min, value));
  }
  return numbers;
}

/** The address of a choice, without what is the default: `filter=fees:none&compare=3&compare=1`. */
export function writeChoice(
  choice: ListChoice,
  { inputs, sorts }: Pick<Known, 'inputs' | 'sorts'>,
): string {
  const query = new URLSearchParams();
  for (const name of LIST_INPUTS) {
    const value = choice.numbers[name];
    if (value !== undefined && value !== inputs[name]?.default) query.set(name, `${value}`);
  }
  if (choice.term !== undefined) query.set('term', `${choice.term}`);
  if (choice.sort !== sorts[0]?.name) query.set('sort', choice.sort);
  for (const option of choice.filters) query.append('filter', option);
  for (const id of choice.compare) query.append('compare', `${id}`);
  return `?${query}`;
}
