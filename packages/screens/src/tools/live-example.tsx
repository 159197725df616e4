import { RepresentativeExample } from '@plaza/ui-blocks/react';
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
      labels={{
        heading: t('example-heading'),
        totalCredit: t('example-total-credit'),
        borrowingRate: t('example-borrowing-rate'),
        totalCost: t('example-total-cost'),
        term: t('example-term'),
        apr: t('example-apr'),
        totalPayable: t('example-total-payable'),
        instalments: t('example-instalments'),
      }}
    />
  );
}
