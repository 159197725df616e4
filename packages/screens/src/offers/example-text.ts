import type { TranslateInterface } from '@plaza/i18n';
import type { RepresentativeExampleFigures } from '@plaza/ui-blocks';
import { offerLabels } from './offer-labels.ts';

/** A representative example in one paragraph, for the cell of a table. */
export function exampleText(example: RepresentativeExampleFigures, t: TranslateInterface): string {
  const { heading, ...labels } = offerLabels(t).example;
  const { charges, ...figures } = example;
  const parts = [
    ...(['totalCredit', 'borrowingRate'] as const).map(
      (name) => `${labels[name]}: ${figures[name]}`,
    ),
    ...charges.map(({ name, amount }) => `${name}: ${amount}`),
    ...(['totalCost', 'term', 'instalments', 'totalPayable', 'apr'] as const).map(
      (name) => `${labels[name]}: ${figures[name]}`,
    ),
  ];
  return `${parts.join('; ')}.`;
}
