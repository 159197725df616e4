import {
  type FieldContext,
  type FlowTable,
  type Progress,
  progressOf,
  type Step,
} from '@plaza/flows';
import {
  type FlowAction,
  FlowAnswers,
  FlowEnd,
  type FlowEndProps,
  FlowItems,
  FlowStep,
  FlowTotal,
} from '@plaza/ui-blocks/react';
import { FlowField } from './flow-field.tsx';
import { type FlowActionName, flowViews } from './flow-form-names.ts';
import type { FlowTexts } from './flow-texts.ts';

export type FlowPartsProps = {
  readonly flow: FlowTable;
  readonly texts: FlowTexts;
  readonly context: FieldContext;
  /** In whose name the flow asks, or whom it hands over to. */
  readonly partner?: { readonly token: string; readonly name: string } | undefined;
  /** Where each end leads on. */
  readonly more?: MoreByEnd | undefined;
};

/** Links to pages that help from an end, by its name. */
export type MoreByEnd = Readonly<Record<string, FlowEndProps['more']>>;

const actionWith =
  ({ text }: FlowTexts) =>
  (value: FlowActionName, key: string, hidden = false): FlowAction => ({
    value,
    label: text(key),
    hidden,
  });

const actionsOf = ({ flow, texts }: FlowPartsProps, { repeat }: Step) => {
  const action = actionWith(texts);
  return [
    action('continue', 'continue'),
    ...(repeat ? [action('add', 'add-another'), action('remove', 'remove', true)] : []),
    ...(flow.skippable ? [action('skip', 'skip')] : []),
    ...(knowsEmail(flow) ? [action('later', 'resume-email', true)] : []),
  ];
};

/** Whether a link to go on can be sent once the address is answered. */
export const knowsEmail = ({ steps }: FlowTable): boolean =>
  steps.some(({ fields }) => fields.some(({ kind }) => kind === 'email'));

/** What is said once such a link has been sent. */
const resumeText = ({ flow, texts: { text } }: FlowPartsProps) =>
  knowsEmail(flow) ? `${text('confirm-resent')} ${text('saved')}` : undefined;

const writeProgress = ({ text }: FlowTexts, { step, steps }: Progress) =>
  steps === undefined
    ? text('progress-open', { step: `${step}` })
    : text('progress', { step: `${step}`, steps: `${steps}` });

/** Nothing of a flow of one step. The server keeps it right for those who have answered. */
function firstProgress({ flow, texts }: FlowPartsProps, step: Step): string | undefined {
  if (flow.steps.length === 1 && !flow.checkAnswers) return undefined;
  // A step that no answer has made apply yet has a place for it, too.
  const progress = progressOf(flow, {}, step.name) ?? { step: flow.steps.indexOf(step) + 1 };
  return writeProgress(texts, progress);
}

/** Of the check, which is the last step; nothing where answers decide how many there are. */
function checkProgress({ flow, texts }: FlowPartsProps): string | undefined {
  const first = flow.steps[0];
  const { steps } = (first && progressOf(flow, {}, first.name)) ?? {};
  return steps === undefined ? undefined : writeProgress(texts, { step: steps, steps });
}

/** One step with its fields. */
export function StepPart({ step, ...props }: FlowPartsProps & { readonly step: Step }) {
  const { texts } = props;
  return (
    <FlowStep
      name={step.name}
      heading={texts.text(`step-${step.name}`)}
      text={texts.optional(`step-${step.name}-text`)}
      progress={firstProgress(props, step)}
      section={step.section && texts.text(`section-${step.section}`)}
      resumeText={resumeText(props)}
      backLabel={texts.text('back')}
      actions={actionsOf(props, step)}
    >
      {step.repeat && <FlowItems label={texts.text('items')} />}
      {step.repeat?.total && <FlowTotal />}
      {step.fields.map((field) => (
        <FlowField key={field.name} field={field} {...props} />
      ))}
    </FlowStep>
  );
}

/** Offers to go on with answers that were not sent, or to begin again. */
export function ResumePart(props: FlowPartsProps) {
  const { flow, texts } = props;
  const action = actionWith(texts);
  return (
    <FlowStep
      name={flowViews.resume}
      heading={texts.text('resume-heading')}
      text={texts.text('resume-text')}
      resumeText={resumeText(props)}
      actions={[
        action('continue', 'continue'),
        ...(knowsEmail(flow) ? [action('later', 'resume-email', true)] : []),
        action('restart', 'resume-restart'),
      ]}
    />
  );
}

/** Asks a partner's visitor with answers of their own, before anything takes their place. */
export function ArrivalPart({ texts }: Pick<FlowPartsProps, 'texts'>) {
  const action = actionWith(texts);
  return (
    <FlowStep
      name={flowViews.arrival}
      heading={texts.text('arrival-heading')}
      text={texts.text('arrival-text')}
      actions={[action('continue', 'arrival-own'), action('arrival', 'arrival-new')]}
    />
  );
}

/** Instead of answers that go on in another browser, with the way back into this one. */
export function ElsewherePart(props: FlowPartsProps) {
  const { texts } = props;
  const action = actionWith(texts);
  return (
    <FlowStep
      name={flowViews.elsewhere}
      heading={texts.text('elsewhere-heading')}
      text={texts.text('elsewhere-text')}
      resumeText={texts.text('confirm-resent')}
      actions={[action('later', 'send-link'), action('restart', 'resume-restart')]}
    />
  );
}

/** Instead of answers that cannot be read now, with a link to try again. */
export function UnavailablePart({ texts: { text } }: Pick<FlowPartsProps, 'texts'>) {
  return (
    <FlowStep
      name={flowViews.unavailable}
      heading={text('unavailable-heading')}
      text={text('unavailable-text')}
      backLabel={text('try-again')}
      actions={[]}
    />
  );
}

/** What is answered before it is sent. */
export function CheckPart(props: FlowPartsProps) {
  const { flow, texts } = props;
  const { text } = texts;
  const action = actionWith(texts);
  return (
    <FlowStep
      name={flowViews.check}
      heading={text('check-heading')}
      progress={checkProgress(props)}
      text={text('check-text')}
      resumeText={resumeText(props)}
      backLabel={text('back')}
      actions={[
        action('send', 'send'),
        ...(knowsEmail(flow) ? [action('later', 'resume-email', true)] : []),
      ]}
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
  more,
}: Pick<FlowPartsProps, 'flow' | 'texts' | 'partner' | 'more'>) {
  const { text, optional } = texts;
  return flow.ends.map(({ name, outcome, reasons = [], next }) => (
    <FlowEnd
      key={name}
      name={name}
      heading={text(`end-${name}`)}
      text={optional(`end-${name}-text`)}
      isDeclined={outcome === 'declined' || outcome === 'disqualified'}
      reference={
        flow.steps.length > 0 && !flow.anonymous
          ? text('reference', { reference: '{reference}' })
          : undefined
      }
      reasonsHeading={text('reasons-heading')}
      reasons={reasons.map((reason) => ({
        name: reason.name,
        text: text(`reason-${reason.name}`),
      }))}
      nextLabel={next && text('continue')}
      handOverLabel={
        flow.handOver && partner ? text('hand-over', { partner: partner.name }) : undefined
      }
      // Who has one more thing to do here is led nowhere else.
      more={next ? undefined : more?.[name]}
    />
  ));
}
