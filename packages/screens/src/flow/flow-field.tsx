import { FIELD_KINDS, type Field, type FieldContext, fieldExample, holds } from '@plaza/flows';
import { CheckboxField, GroupField, TextArea, TextField } from '@plaza/ui-blocks/react';
import { type FlowTexts, fieldHint, fieldLabel, fieldOptions } from './flow-texts.ts';

type FlowFieldProps = {
  readonly field: Field;
  readonly texts: FlowTexts;
  readonly context: FieldContext;
};

/** A field of a flow, with what the browser needs to check it and to know when it is asked. */
export function FlowField({ field, texts, context }: FlowFieldProps) {
  const { name, when, optional, ...check } = field;
  return (
    <div
      data-flow-field={name}
      data-flow-check={JSON.stringify({ ...check, ...(optional && { optional }) })}
      data-flow-when={when && JSON.stringify(when)}
      data-flow-unasked={when && !holds(when, {}) ? '' : undefined}
      data-flow-label={fieldLabel(texts, field)}
      data-flow-limits={limitsOf(field, context)}
      data-flow-example={fieldExample(field, context)}
    >
      <Control {...{ field, texts, context }} />
    </div>
  );
}

/** The limits of a number as its country writes them, for the issues that name them. */
function limitsOf({ kind, min = 0, max }: Field, context: FieldContext): string | undefined {
  if (kind !== 'money' && kind !== 'integer') return undefined;
  const show = (value: number) => FIELD_KINDS[kind].show(`${value}`, context);
  return JSON.stringify({
    'too-low': show(min),
    ...(max !== undefined && { 'too-high': show(max) }),
  });
}

/** What the field is for, and how the country writes what is to be typed. */
function hintOf(field: Field, { texts, context }: Omit<FlowFieldProps, 'field'>) {
  // Other spellings are shown where one is not understood.
  const shown = /phone|date$/i.test(field.kind) && fieldExample(field, context);
  const hints = [fieldHint(texts, field), shown && texts.text('example', { example: shown })];
  return hints.filter(Boolean).join(' ') || undefined;
}

function Control({ field, texts, context }: FlowFieldProps) {
  const { name, kind, optional, consentVersion } = field;
  const label = fieldLabel(texts, field);
  const { type, inputMode, autoComplete, maxLength } = FIELD_KINDS[kind].input(field, context);
  const shared = {
    id: `flow-${name}`,
    name,
    label: optional ? texts.text('optional', { field: label }) : label,
    hint: hintOf(field, { texts, context }),
    // One place for whichever issue there is; the texts are in the form.
    errors: { issue: '' },
  };
  if (kind === 'consent')
    return (
      <CheckboxField
        {...shared}
        label={texts.text(`consent-${name}`)}
        value={consentVersion ?? 'yes'}
      />
    );
  if (type === 'radio' || type === 'checkbox')
    return <GroupField {...shared} type={type} options={fieldOptions(texts, field)} />;
  if (type === 'textarea') return <TextArea {...shared} maxLength={maxLength} />;
  const plain = type === 'email' || type === 'tel' || type === 'date' ? type : 'text';
  const unit = kind === 'money' ? currencySign(context) : undefined;
  return (
    <TextField
      {...shared}
      {...{ inputMode, autoComplete, maxLength, unit }}
      width={WIDTHS[kind]}
      type={plain}
    />
  );
}

/** Fields that are as wide as what is typed in them; others take the line. */
const WIDTHS: Readonly<Partial<Record<Field['kind'], 'short' | 'medium'>>> = {
  money: 'short',
  integer: 'short',
  postalCode: 'short',
  birthDate: 'short',
  date: 'short',
  phone: 'medium',
  identityNumber: 'medium',
  iban: 'medium',
};

/** The sign of the currency as the locale writes it. */
const currencySign = ({ locale, currency }: FieldContext) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
