import type { TranslateInterface } from '@plaza/i18n';
import type { RepresentativeExampleFigures } from '@plaza/ui-blocks';
import { exampleLabels } from './offer-labels.ts';

export type ExampleRow = { readonly name: string; readonly label: string; readonly value: string };

const ITEMS = ['totalCost', 'term', 'instalments', 'totalPayable', 'apr'] as const;

/** A representative example as rows of a table, below a row of its heading, whose value is empty. */
export function exampleRows(
  example: RepresentativeExampleFigures | undefined,
  t: TranslateInterface,
): readonly ExampleRow[] {
  if (!example) return [];
  const { heading, ...labels } = exampleLabels(t);
  const row = (name: Exclude<keyof typeof example, 'charges'>) => ({
    name: `example-${name}`,
    label: labels[name],
    value: example[name],
  });
  return [
    { name: 'example', label: heading, value: '' },
    row('totalCredit'),
    row('borrowingRate'),
    ...example.charges.map(({ name, amount }) => ({
      name: `example-charge-${name}`,
      label: name,
      value: amount,
    })),
    ...ITEMS.map(row),
  ];
}
