import type { ReactNode } from 'react';
import type { FieldErrors } from './field.tsx';

export interface MessageFormProps {
  /** Where the form is posted to. */
  action: string;
  /** The address of the module that enhances the form. */
  module?: string | undefined;
  /** Hidden fields, by name. */
  carried: Readonly<Record<string, string>>;
  /** The summary of errors, and the prefix of the page's title while there are any. */
  summary: { heading: string; titlePrefix: string; errors: FieldErrors };
  /** A field that only bots see and fill in. */
  honeypot: { name: string; label: string };
  submitLabel: string;
  /** What replaces the form at this fragment once it is sent. */
  sent: { id: string; heading: string; text: string };
  children: ReactNode;
}

/**
 * A form that works without JavaScript. It holds every error message, hidden: an invalid form is
 * answered with the same page, the messages that apply shown and the input kept, a valid one with
 * the same page at the fragment of `sent`.
 */
export function MessageForm(props: MessageFormProps) {
  const { action, module, carried, summary, honeypot, submitLabel, sent, children } = props;
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
        data-module={module}
        data-title-prefix={summary.titlePrefix}
      >
        <FormSummary {...summary} />
        {Object.entries(carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <Honeypot {...honeypot} />
        <button className="pz-button pz-submit" type="submit">
          {submitLabel}
        </button>
      </form>
    </>
  );
}

/** A field that is hidden from people. */
export function Honeypot({ name, label }: MessageFormProps['honeypot']) {
  return (
    <div className="pz-visually-hidden" aria-hidden="true">
      <label htmlFor={`trap-${name}`}>{label}</label>
      <input id={`trap-${name}`} name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

type FormSummaryProps = Omit<MessageFormProps['summary'], 'titlePrefix'> & {
  /** Of its heading; default for a form below a heading of its own. */
  readonly level?: 2 | 3;
};

/** What is wrong with a form, with a link per field; hidden until there is something. */
export function FormSummary({ heading, errors, level = 3 }: FormSummaryProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="pz-form__summary" role="alert" tabIndex={-1} data-form-summary="" hidden>
      <Heading className="pz-form__summary-heading">{heading}</Heading>
      <ul className="pz-form__summary-list" />
      {Object.entries(errors).map(([code, message]) => (
        <p key={code} data-error={code} hidden>
          {message}
        </p>
      ))}
    </div>
  );
}
