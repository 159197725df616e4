import { RepresentativeExample } from '@plaza/ui-blocks/react';
import { exampleLabels } from '../offers/offer-labels.ts';
import type { ToolPage } from './tool-page.tsx';

/** The figures that the law requires beside a cost, of the loan that was asked for. */
export function LiveExample({ t, view }: ToolPage) {
  const figure = (name: string) => view.values?.[name] ?? '';
  return (
    <RepresentativeExample
      live
      figures={{
        totalCredit: figure('totalCredit'),
        borrowingRate: figure('borrowingRate'),
        charges: [{ name: t('loan-calculator-fee'), amount: figure('charge') }],
        totalCost: figure('totalCost'),
        term: figure('term'),
        apr: figure('apr'),
        totalPayable: figure('totalPayable'),
        instalments: figure('instalments'),
      }}
      labels={exampleLabels(t)}
    />
  );
}
