import { FIELD_KINDS, type Field, type FieldContext, MASK, type Progress } from '@plaza/flows';
import { attribute, type Element, elementsOf, textOf } from '../html-elements.ts';

/** The texts of a flow's page, as `FlowSection` writes them into it. */
export type FlowTexts = {
  /** What is wrong, what was read, and how it is written. */
  readonly issue: (code: string, about: IssueValues) => string;
  /** The answers to a question about an answer: it is right, another was meant. */
  readonly keep: (answer: string) => string;
  readonly take: (answer: string) => string;
  readonly progress: (at: Progress) => string;
  readonly item: (number: number) => string;
  readonly total: (amount: string) => string;
  readonly change: (field: string) => string;
  readonly wait: (seconds: number) => string;
  /** What is stored, beside what was typed. */
  readonly stored: (
    field: Element,
    value: string | readonly string[],
    context: FieldContext,
  ) => string;
  /** A masked answer, beside the field that keeps it. */
  readonly masked: (answer: string) => string;
  /** An answer as a person reads it. @param field the element with its options */
  readonly answer: (
    field: Element,
    value: string | readonly string[] | undefined,
    context: FieldContext,
  ) => string;
};

export type IssueValues = {
  /** The label of the field. */
  readonly field: string;
  /** Of a number that is too low or too high. */
  readonly limit?: string | undefined;
  readonly read?: string | undefined;
  readonly example?: string | undefined;
};

const insert = (text: unknown, values: Readonly<Record<string, string | number>>): string =>
  String(text ?? '').replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

export function readFlowTexts(form: Element): FlowTexts {
  const written = JSON.parse(attribute(form, 'data-flow-texts') ?? '{}');
  const answer: FlowTexts['answer'] = (field, value, context) =>
    value === undefined || value.length === 0
      ? String(written.none)
      : [value]
          .flat()
          .map((each) => showValue(field, each, { context, agreed: written.agreed }))
          .join(', ');
  return {
    issue: (code, { field, limit = '', read, example }) => {
      const issue = insert(written.issues?.[code], { field, limit });
      // A question shows what was read in its answers.
      if (code === 'doubtful') return issue;
      return [
        issue,
        ...(read ? [insert(written.read, { read })] : []),
        ...(example ? [insert(written.example, { example })] : []),
      ].join('. ');
    },
    keep: (answer) => insert(written.keep, { answer }),
    take: (answer) => insert(written.take, { answer }),
    progress: (at) => insert(at.steps === undefined ? written.progressOpen : written.progress, at),
    item: (number) => insert(written.item, { number }),
    total: (amount) => insert(written.total, { amount }),
    change: (field) => insert(written.change, { field }),
    masked: (answer) => insert(written.masked, { answer }),
    wait: (seconds) => insert(written.wait, { seconds }),
    answer,
    stored: (field, value, context) => `${written.stored}: ${answer(field, value, context)}`,
  };
}

type Showing = { readonly context: FieldContext; readonly agreed: string };

function showValue(element: Element, value: string, { context, agreed }: Showing): string {
  if (value.includes(MASK)) return value;
  const field: Pick<Field, 'kind'> = JSON.parse(attribute(element, 'data-flow-check') ?? '{}');
  if (field.kind === 'consent') return agreed;
  return optionLabel(element, value) ?? FIELD_KINDS[field.kind].show(value, context);
}

/** The label of an option, if the field is a choice. */
function optionLabel(field: Element, value: string): string | undefined {
  const elements = elementsOf(field);
  const option = elements.find(
    (element) =>
      /^(?:radio|checkbox)$/.test(attribute(element, 'type') ?? '') &&
      attribute(element, 'value') === value,
  );
  const id = option && attribute(option, 'id');
  const label = elements.find((element) => id !== undefined && attribute(element, 'for') === id);
  return label && textOf(label);
}
