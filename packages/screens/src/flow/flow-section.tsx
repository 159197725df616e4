import { issueCodes } from '@plaza/flows';
import { FlowForm } from '@plaza/ui-blocks/react';
import { flowForm } from './flow-form-names.ts';
import {
  ArrivalPart,
  CheckPart,
  ElsewherePart,
  EndParts,
  knowsEmail,
  ResumePart,
  StepPart,
  UnavailablePart,
} from './flow-parts.tsx';
import type { FlowTexts } from './flow-texts.ts';
import { GateSection } from './gate-section.tsx';
import { type FlowSectionProps, sharedForm } from './shared-form.ts';

/** The form of a flow: its first step in view, everything else for later answers. */
export function FlowSection(props: FlowSectionProps) {
  const { flow, texts, partner, more } = props;
  const [first, ...later] = flow.steps;
  if (flow.pageType === 'EmailConfirmationGate') return <GateSection {...props} />;
  if (!first) return <EndParts {...{ flow, texts, more }} />;
  const { text } = texts;
  const { stepField, itemField, versionField, elapsedField, partnerField } = flowForm;
  return (
    <FlowForm
      {...sharedForm(props)}
      carried={{
        [stepField]: first.name,
        [itemField]: '',
        [versionField]: '',
        [elapsedField]: '',
        ...(partner && { [partnerField]: partner.token }),
      }}
      prefilledText={
        flow.handOver && partner ? text('prefilled', { partner: partner.name }) : undefined
      }
      maskedText={knowsEmail(flow) ? text('masked-text', { email: '{email}' }) : undefined}
      texts={writtenLater(texts)}
      first={<StepPart step={first} {...props} />}
      others={
        <>
          {later.map((step) => (
            <StepPart key={step.name} step={step} {...props} />
          ))}
          {flow.checkAnswers && <CheckPart {...props} />}
          <ResumePart {...props} />
          {flow.handOver && <ArrivalPart texts={texts} />}
          {knowsEmail(flow) && <ElsewherePart {...props} />}
          <UnavailablePart texts={texts} />
          <EndParts {...{ flow, texts, partner, more }} />
        </>
      }
    />
  );
}

/** What server and browser write, with the names of what they insert in braces. */
const writtenLater = ({ text }: FlowTexts) => ({
  issues: Object.fromEntries(
    issueCodes.map((code) => {
      const field = '{field}';
      const isOfLimit = code === 'too-low' || code === 'too-high';
      return [code, text(`issue-${code}`, isOfLimit ? { field, limit: '{limit}' } : { field })];
    }),
  ),
  progress: text('progress', { step: '{step}', steps: '{steps}' }),
  progressOpen: text('progress-open', { step: '{step}' }),
  item: text('item', { number: '{number}' }),
  total: text('total', { amount: '{amount}' }),
  change: text('change-answer', { field: '{field}' }),
  stored: text('stale-stored'),
  masked: text('masked-answer', { answer: '{answer}' }),
  none: text('not-answered'),
  agreed: text('option-yes'),
  kept: text('kept'),
  example: text('example', { example: '{example}' }),
  read: text('read', { read: '{read}' }),
  keep: text('doubt-keep', { answer: '{answer}' }),
  take: text('doubt-take', { answer: '{answer}' }),
});
