import { MOST_DEBTS } from '@plaza/finance';
import { FieldRows } from '@plaza/ui-blocks/react';
import type { ToolPage } from '../tools/tool-page.tsx';
import { debtFields, NAME_LENGTH } from './debt-rows.ts';

const NUMBER_LENGTH = 40;

/** The fields of ten debts, those that are not used hidden. */
export function DebtFields({ t, view, action }: ToolPage) {
  const { shown = {}, inputs = {} } = view;
  const labels = {
    name: t('loan-priority-name'),
    balance: t('loan-priority-balance'),
    rate: t('loan-priority-rate'),
    payment: t('loan-priority-payment'),
  };
  const rowOf = (number: number) => {
    const name = `debt-${number}`;
    const note = (state: string, text: string) => ({
      ...{ name: `${name}-${state}`, text },
      isShown: shown[`${name}-${state}`] === true,
    });
    return {
      name,
      legend: t('loan-priority-debt', { number: `${number}` }),
      isShown: shown[name] === true,
      values: Object.fromEntries(
        debtFields.map((field) => [field, inputs[field]?.[number - 1] ?? '']),
      ),
      notes: [
        note('incomplete', t('loan-priority-incomplete')),
        note('limited', t('tool-limited')),
      ],
      removeLabel: t('loan-priority-remove-debt', { number: `${number}` }),
    };
  };
  return (
    <FieldRows
      id="debts"
      heading={t('loan-priority-debts')}
      action={action}
      fields={debtFields.map((name) => {
        const isNumber = name !== 'name';
        const maxLength = isNumber ? NUMBER_LENGTH : NAME_LENGTH;
        return { name, label: labels[name], isNumber, maxLength };
      })}
      rows={Array.from({ length: MOST_DEBTS }, (_, index) => rowOf(index + 1))}
      submitLabel={t('tool-calculate')}
      add={{ label: t('loan-priority-add'), isShown: shown.add === true }}
      remove={{ label: t('loan-priority-remove'), isShown: shown.remove === true }}
    />
  );
}
