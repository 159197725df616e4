import { type FieldContext, type FlowTable, progressOf, type Step } from '@plaza/flows';
import { type FlowAction, FlowAnswers, FlowEnd, FlowItems, FlowStep } from '@plaza/ui-blocks/react';
import { FlowField } from './flow-field.tsx';
import { type FlowActionName, flowViews } from './flow-form-names.ts';
import type { FlowTexts } from './flow-texts.ts';

export type FlowPartsProps = {
  readonly flow: FlowTable;
  readonly texts: FlowTexts;
  readonly context: FieldContext;
  /** In whose name the flow asks, or whom it hands over to. */
  readonly partner?: { readonly token: string; readonly name: string } | undefined;
};

const actionsOf = ({ skippable }: FlowTable, { repeat }: Step, { text }: FlowTexts) => {
  const action = (value: FlowActionName, key: string, hidden = false): FlowAction => ({
    value,
    label: text(key),
    hidden,
  });
  return [
    action('continue', 'continue'),
    ...(repeat ? [action('add', 'add-another'), action('remove', 'remove', true)] : []),
    ...(skippable ? [action('skip', 'skip')] : []),
  ];
};

const writeProgress = ({ text }: FlowTexts, { step, steps }: { step: number; steps: number }) =>
  text('progress', { step: `${step}`, steps: `${steps}` });

/** One step with its fields. */
export function StepPart({ step, ...props }: FlowPartsProps & { readonly step: Step }) {
  const { flow, texts } = props;
  const progress = progressOf(flow, {}, step.name);
  return (
    <FlowStep
      name={step.name}
      heading={texts.text(`step-${step.name}`)}
      text={texts.optional(`step-${step.name}-text`)}
      progress={progress && writeProgress(texts, progress)}
      backLabel={texts.text('back')}
      actions={actionsOf(flow, step, texts)}
    >
      {step.repeat && <FlowItems label={texts.text('items')} />}
      {step.fields.map((field) => (
        <FlowField key={field.name} field={field} {...props} />
      ))}
    </FlowStep>
  );
}

/** What is answered before it is sent. */
export function CheckPart({ texts: { text } }: Pick<FlowPartsProps, 'texts'>) {
  return (
    <FlowStep
      name={flowViews.check}
      heading={text('check-heading')}
      text={text('check-text')}
      backLabel={text('back')}
      actions={[{ value: 'send' satisfies FlowActionName, label: text('send') }]}
    >
      <FlowAnswers changeLabel={text('change')} />
    </FlowStep>
  );
}

/** Each way in which the flow ends. */
export function EndParts({
  flow,
  texts,
  partner,
}: Pick<FlowPartsProps, 'flow' | 'texts' | 'partner'>) {
  const { text, optional } = texts;
  return flow.ends.map(({ name, reasons = [] }) => (
    <FlowEnd
      key={name}
      name={name}
      heading={text(`end-${name}`)}
      text={optional(`end-${name}-text`)}
      reference={
        flow.steps.length > 0 ? text('reference', { reference: '{reference}' }) : undefined
      }
      reasonsHeading={text('reasons-heading')}
      reasons={reasons.map((reason) => ({
        name: reason.name,
        text: text(`reason-${reason.name}`),
      }))}
      nextLabel={
        flow.handOver && partner ? text('hand-over', { partner: partner.name }) : undefined
      }
    />
  ));
}
