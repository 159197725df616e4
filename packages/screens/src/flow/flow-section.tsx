import { fieldFacts, issueCodes } from '@plaza/flows';
import { FlowForm } from '@plaza/ui-blocks/react';
import type { ScreenApp } from '../screen.ts';
import { flowFailures, flowForm } from './flow-form-names.ts';
import { CheckPart, EndParts, type FlowPartsProps, ResumePart, StepPart } from './flow-parts.tsx';
import type { FlowTexts } from './flow-texts.ts';
import { GateSection } from './gate-section.tsx';

type FlowSectionProps = FlowPartsProps & {
  /** The page's own path, which its form is posted to. */
  readonly path: string;
  readonly pageModule?: ScreenApp['pageModule'];
};

/** The form of a flow: its first step in view, everything else for later answers. */
export function FlowSection({ path, pageModule, ...props }: FlowSectionProps) {
  const { flow, texts, context, partner } = props;
  const [first, ...later] = flow.steps;
  if (flow.pageType === 'EmailConfirmationGate')
    return <GateSection {...props} path={path} pageModule={pageModule} />;
  if (!first) return <EndParts flow={flow} texts={texts} />;
  const { text } = texts;
  const { stepField, itemField, versionField, elapsedField, partnerField, trapField } = flowForm;
  return (
    <FlowForm
      name={flow.name}
      action={path}
      module={pageModule?.('flow-form')}
      eventsModule={pageModule?.('flow-events')}
      summary={{
        heading: text('errors-heading'),
        titlePrefix: text('errors-title-prefix'),
        errors: Object.fromEntries(
          Object.entries(flowFailures).map(([name, key]) => [name, text(key)]),
        ),
      }}
      honeypot={{ name: trapField, label: text('trap') }}
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
      texts={writtenLater(texts)}
      facts={fieldFacts(context.country, context.currency, '')}
      first={<StepPart step={first} {...props} />}
      others={
        <>
          {later.map((step) => (
            <StepPart key={step.name} step={step} {...props} />
          ))}
          {flow.checkAnswers && <CheckPart {...props} />}
          <ResumePart {...props} />
          <EndParts flow={flow} texts={texts} partner={partner} />
        </>
      }
    />
  );
}

/** What server and browser write, with the names of what they insert in braces. */
const writtenLater = ({ text }: FlowTexts) => ({
  issues: Object.fromEntries(
    issueCodes.map((code) => [code, text(`issue-${code}`, { field: '{field}' })]),
  ),
  progress: text('progress', { step: '{step}', steps: '{steps}' }),
  item: text('item', { number: '{number}' }),
  total: text('total', { amount: '{amount}' }),
  change: text('change-answer', { field: '{field}' }),
  stored: text('stale-stored'),
  none: text('not-answered'),
  agreed: text('option-yes'),
  kept: text('kept'),
});
