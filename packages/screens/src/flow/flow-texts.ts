import type { Field } from '@plaza/flows';
import { interfaceMessages, type TranslateInterface } from '@plaza/i18n';

type Values = Readonly<Record<string, string | number>>;

/** The texts of a flow, whose keys are made of the names in its table. */
export type FlowTexts = {
  /** @throws {MessageError} for a key without a text */
  readonly text: (key: string, values?: Values) => string;
  /** A text that not every step or field has. */
  readonly optional: (key: string) => string | undefined;
};

export function flowTexts(t: TranslateInterface): FlowTexts {
  const translate = t as (key: string, values?: Values) => string;
  const text = (key: string, values?: Values) =>
    values ? translate(`flow-${key}`, values) : translate(`flow-${key}`);
  return {
    text,
    optional: (key) => (Object.hasOwn(interfaceMessages, `flow-${key}`) ? text(key) : undefined),
  };
}

export const fieldLabel = ({ text }: FlowTexts, { name }: Field): string => text(`field-${name}`);

export const fieldHint = ({ optional }: FlowTexts, { name }: Field): string | undefined =>
  optional(`field-${name}-hint`);

/** The options of a choice, and their texts. */
export function fieldOptions({ text }: FlowTexts, { kind, options = [] }: Field) {
  const values = kind === 'yesNo' ? ['yes', 'no'] : options;
  return values.map((value) => ({ value, label: text(`option-${value}`) }));
}
