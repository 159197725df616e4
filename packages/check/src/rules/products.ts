import type { ProductOf } from '@plaza/contract';
import type { Entry, EntryRule, Finding } from '../model.ts';
import { figureFindings } from './offers.ts';

/** The figures of products of every kind are consistent. */
export const products: EntryRule = (content) =>
  content.entries('products').flatMap(productFindings);

function productFindings({ file, value }: Entry<'products'>): Finding[] {
  if (value.kind === 'creditCard') return cardFindings(file, value);
  return value.kind === 'bankAccount' ? tierFindings(file, value) : [];
}

function cardFindings(
  file: string,
  { example, borrowingRate }: ProductOf<'creditCard'>,
): Finding[] {
  const figures = figureFindings(example).map(({ path, ...finding }) => ({
    ...finding,
    file,
    path: ['example', ...path],
  }));
  const { percent } = borrowingRate;
  if (percent === example.borrowingRate.percent) return figures;
  return [
    ...figures,
    {
      file,
      path: ['borrowingRate', 'percent'],
      message: `the borrowing rate is ${percent}, but that of the example is ${example.borrowingRate.percent}`,
      hint: 'Write the rate of the card in both.',
    },
  ];
}

/** Every part of a balance earns the rate of one tier. */
function tierFindings(file: string, { interestTiers }: ProductOf<'bankAccount'>): Finding[] {
  return interestTiers.flatMap(({ from }, index) => {
    const end = index === 0 ? 0 : interestTiers[index - 1]?.to;
    if (from === end) return [];
    return [
      {
        file,
        path: ['interestTiers', index, 'from'],
        message: `the tier starts at ${from}, but the one before ends at ${end}`,
        hint: `Write ${end}, so that the tiers leave no gap.`,
      },
    ];
  });
}
