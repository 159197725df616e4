import type { LoanLike, Product } from '@plaza/contract';
import type { ScreenProps } from '../../../screen.ts';

const MOST_AMOUNTS = 5;

const isLoan = (product: Product): product is LoanLike & Product => product.kind === 'loan';

/** The loans that a site compares. */
export const activeLoans = async (content: Pick<ScreenProps['content'], 'products'>) =>
  (await content.products()).filter(({ active }) => active).filter(isLoan);

/** Amounts to choose from: of those that lenders publish in a range at most five, evenly over it. */
export async function lentAmounts(
  content: Pick<ScreenProps['content'], 'products'>,
  { min = 0, max = Number.POSITIVE_INFINITY } = {},
): Promise<number[]> {
  const published = (await activeLoans(content)).flatMap(({ offers }) =>
    offers.map(({ amount }) => amount),
  );
  const lent = [...new Set(published)].filter((amount) => amount >= min && amount <= max);
  return spread(lent.toSorted((a, b) => a - b));
}

function spread(amounts: readonly number[]): number[] {
  if (amounts.length <= MOST_AMOUNTS) return [...amounts];
  const step = (amounts.length - 1) / (MOST_AMOUNTS - 1);
  return Array.from(
    { length: MOST_AMOUNTS },
    (_, index) => amounts[Math.round(index * step)] as number,
  );
}
