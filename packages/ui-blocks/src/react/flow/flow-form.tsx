import type { ReactNode } from 'react';
import { FormSummary, Honeypot } from '../form/message-form.tsx';

export interface FlowFormProps {
  /** Name of the flow. */
  name: string;
  /** The page's own path, which its form is posted to. */
  action: string;
  summary: { heading: string; titlePrefix: string; errors: Readonly<Record<string, string>> };
  honeypot: { name: string; label: string };
  /** Hidden fields by name, which the server fills in. */
  carried: Readonly<Record<string, string>>;
  /** Texts with `{placeholders}` that server and browser fill in. */
  texts: object;
  /** What checks in the browser depend on. */
  facts: object;
  /** Whose answers are filled in; the server shows it where they are. */
  prefilledText?: string | undefined;
  /** What a browser that has only opened a link gets to read; the server shows it. */
  maskedText?: string | undefined;
  /** The page module of the form. */
  module?: string | undefined;
  /** The page module that tells vendors what was reached. */
  eventsModule?: string | undefined;
  /** The step that is shown first. */
  first: ReactNode;
  /** All other steps and the ends. Inert: the server puts one of them into the form. */
  others: ReactNode;
}

/**
 * A form of several steps that works without JavaScript: each answer of the server is this page with
 * another of its parts in the form.
 */
export function FlowForm(props: FlowFormProps) {
  const { name, action, summary, honeypot, carried, texts, facts, first, others } = props;
  return (
    <div className="pz-flow" data-flow={name} data-no-vendors="" data-module={props.eventsModule}>
      <form
        className="pz-form"
        action={action}
        method="post"
        noValidate
        data-flow-form=""
        data-title-prefix={summary.titlePrefix}
        data-flow-texts={JSON.stringify(texts)}
        data-flow-facts={JSON.stringify(facts)}
        data-module={props.module}
      >
        <FormSummary {...summary} level={2} />
        {Object.entries(carried).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        {props.prefilledText !== undefined && (
          <p data-flow-prefilled="" hidden>
            {props.prefilledText}
          </p>
        )}
        {props.maskedText !== undefined && (
          <p className="pz-flow__note" data-flow-masked="" hidden>
            {props.maskedText}
          </p>
        )}
        {first}
        <Honeypot {...honeypot} />
      </form>
      <template data-flow-parts="">{others}</template>
    </div>
  );
}

/** The questions of a flow, with what the page says about them beside or below. */
export const FlowPage = ({ children }: { children: ReactNode }) => (
  <div className="pz-flow-page">{children}</div>
);
