import { FIELD_KINDS } from '@plaza/flows';
import { FlowForm, FlowStep, TextField } from '@plaza/ui-blocks/react';
import { flowForm, gateActions, gateParts } from './flow-form-names.ts';
import { EndParts, type FlowPartsProps } from './flow-parts.tsx';
import { type FlowSectionProps, sharedForm } from './shared-form.ts';

/** Confirms an email address: by the link of an email, or sends the email again. */
export function GateSection(props: FlowSectionProps) {
  const { flow, texts, context, more } = props;
  const { text } = texts;
  return (
    <FlowForm
      {...sharedForm(props)}
      carried={{ [flowForm.linkField]: '' }}
      texts={{
        issues: { invalid: text('issue-invalid', { field: '{field}' }) },
        wait: text('confirm-wait', { seconds: '{seconds}' }),
      }}
      first={<ExpiredPart texts={texts} />}
      others={
        <>
          <ConfirmPart texts={texts} />
          <SentPart texts={texts} context={context} />
          <ElsewherePart texts={texts} />
          <EndParts {...{ flow, texts, more }} />
        </>
      }
    />
  );
}

type PartProps = Pick<FlowPartsProps, 'texts'>;

function ExpiredPart({ texts: { text } }: PartProps) {
  return (
    <FlowStep
      name={gateParts.expired}
      heading={text('confirm-expired-heading')}
      text={text('confirm-expired-text')}
      actions={[{ value: gateActions.resend, label: text('confirm-resend') }]}
    />
  );
}

/** A button, because programs that check links in emails follow every one of them. */
function ConfirmPart({ texts: { text } }: PartProps) {
  return (
    <FlowStep
      name={gateParts.confirm}
      heading={text('confirm-heading')}
      actions={[{ value: gateActions.confirm, label: text('continue') }]}
    />
  );
}

/** The address is confirmed, and the application goes on in the browser that did it. */
function ElsewherePart({ texts: { text } }: PartProps) {
  return (
    <FlowStep
      name={gateParts.elsewhere}
      heading={text('end-email-confirmed')}
      text={text('elsewhere-text')}
      resumeText={text('confirm-resent')}
      actions={[{ value: gateActions.resend, label: text('send-link') }]}
    />
  );
}

function SentPart({ texts: { text }, context }: Pick<FlowPartsProps, 'texts' | 'context'>) {
  const { autoComplete, maxLength } = FIELD_KINDS.email.input(
    { name: flowForm.emailField, kind: 'email' },
    context,
  );
  return (
    <FlowStep
      name={gateParts.sent}
      heading={text('confirm-heading')}
      actions={[{ value: gateActions.resend, label: text('confirm-resend') }]}
    >
      {/* The server names the address. */}
      <p data-flow-sent-to={text('confirm-sent-to', { email: '{email}' })}>
        {text('confirm-text')}
      </p>
      <p>
        <a
          className="pz-flow__action"
          href={`?${gateParts.sent}=1`}
          rel="nofollow"
          data-flow-confirmed=""
        >
          {text('confirm-done')}
        </a>
      </p>
      <p data-flow-resent="" role="status" hidden>
        {text('confirm-resent')}
      </p>
      <p data-flow-wait="" hidden />
      <h3>{text('confirm-wrong-address')}</h3>
      <div
        data-flow-field={flowForm.emailField}
        data-flow-check='{"kind":"email","optional":true}'
        data-flow-label={text('confirm-new-address')}
      >
        <TextField
          id={`flow-${flowForm.emailField}`}
          name={flowForm.emailField}
          label={text('confirm-new-address')}
          errors={{ issue: '' }}
          type="email"
          {...{ autoComplete, maxLength }}
        />
      </div>
    </FlowStep>
  );
}
