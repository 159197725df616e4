import type { ReactNode } from 'react';
import type { FieldFaults } from './field.tsx';

export interface MessageFormProps {
  /** Where the form is posted to. */
  action: string;
  /** What the form carries beside what the visitor writes, by name. */
  carried: Readonly<Record<string, string>>;
  /** Heading of the summary of faults, and what stands before the page's title then. */
  summary: { heading: string; titlePrefix: string; faults: FieldFaults };
  /** A field that people do not see and machines fill in. */
  trap: { name: string; label: string };
  submitLabel: string;
  /** What is shown in the form's place at this fragment, once the form is sent. */
  sent: { id: string; heading: string; text: string };
  children: ReactNode;
}

/**
 * A form that works without JavaScript. The words of every fault stand in it, hidden:
 * the answer to a form that is wrong is the same page with what applies shown and what was written
 * kept. The answer to one that is sent is the same page at the fragment of `sent`.
 */
export function MessageForm(props: MessageFormProps) {
  const { action, carried, summary, trap, submitLabel, sent, children } = props;
  return (
    <>
      <section className="pz-form-sent" id={sent.id} tabIndex={-1}>
        <h3 className="pz-form-sent__heading">{sent.heading}</h3>
        <p>{sent.text}</p>
      </section>
      <form
        className="pz-form"
        action={action}
        method="post"
        noValidate
        data-message-form=""
        data-title-prefix={summary.titlePrefix}
      >
        <FormSummary {...summary} />
        {Object.entries(carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <div className="pz-form__trap" aria-hidden="true">
          <label htmlFor={`trap-${trap.name}`}>{trap.label}</label>
          <input id={`trap-${trap.name}`} name={trap.name} tabIndex={-1} autoComplete="off" />
        </div>
        <button className="pz-button pz-form__submit" type="submit">
          {submitLabel}
        </button>
      </form>
    </>
  );
}

function FormSummary({ heading, faults }: MessageFormProps['summary']) {
  return (
    <div className="pz-form__summary" role="alert" tabIndex={-1} data-form-summary="" hidden>
      <h3 className="pz-form__summary-heading">{heading}</h3>
      <ul className="pz-form__summary-list" />
      {Object.entries(faults).map(([code, words]) => (
        <p key={code} data-fault={code} hidden>
          {words}
        </p>
      ))}
    </div>
  );
}
