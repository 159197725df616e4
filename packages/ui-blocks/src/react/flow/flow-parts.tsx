import type { ReactNode } from 'react';

/** A button that sends the step. */
export interface FlowAction {
  /** What is done with the answers, e.g. `continue`. */
  value: string;
  label: string;
  /** Shown by the server where it applies. */
  hidden?: boolean;
}

export interface FlowStepProps {
  name: string;
  heading: string;
  text?: string | undefined;
  /** "Step 1 of 3"; the server keeps it right. */
  progress?: string | undefined;
  /** The part of the flow that the step belongs to. */
  section?: string | undefined;
  /** Said once a link to go on later has been sent; the server shows it. */
  resumeText?: string | undefined;
  /** Of a step that may follow another one. */
  backLabel?: string;
  actions: readonly FlowAction[];
  children?: ReactNode;
}

/** One step: a question or a small group of them. */
export function FlowStep({ name, heading, text, progress, ...rest }: FlowStepProps) {
  const { backLabel, actions, children, section, resumeText } = rest;
  return (
    <div className="pz-flow__step" data-flow-step={name}>
      {progress !== undefined && (
        <p className="pz-flow__progress">
          {section !== undefined && <span className="pz-flow__section">{`${section} · `}</span>}
          <span data-flow-progress="">{progress}</span>
        </p>
      )}
      {resumeText !== undefined && (
        <p className="pz-flow__note" role="status" data-flow-resent="" hidden>
          {resumeText}
        </p>
      )}
      <h2 className="pz-flow__heading">{heading}</h2>
      {text && <p>{text}</p>}
      {children}
      <div className="pz-flow__actions">
        {actions.map(({ value, label, hidden }, index) => (
          <button
            key={value}
            className={index === 0 ? 'pz-button pz-submit' : 'pz-flow__action'}
            type="submit"
            name="action"
            value={value}
            hidden={hidden}
          >
            {label}
          </button>
        ))}
        {backLabel !== undefined && (
          <a className="pz-flow__action" href="./" data-flow-back="" hidden>
            {backLabel}
          </a>
        )}
      </div>
    </div>
  );
}

/** Links to the items of a step that repeats; the server makes one per item. */
export function FlowItems({ label }: { label: string }) {
  return (
    <ul className="pz-flow__items pz-plain-list" aria-label={label} data-flow-items="" hidden />
  );
}

/** The sum of the items so far; the server writes and shows it. */
export function FlowTotal() {
  return <p className="pz-flow__total" data-flow-total="" hidden />;
}

/** The answers before they are sent; the server makes a row per answer of the pattern. */
export function FlowAnswers({ changeLabel }: { changeLabel: string }) {
  return (
    <dl className="pz-flow__answers" data-flow-answers="">
      <div className="pz-flow__answer">
        <dt />
        <dd />
        <dd>
          <a href="./">{changeLabel}</a>
        </dd>
      </div>
    </dl>
  );
}

export interface FlowEndProps {
  name: string;
  heading: string;
  text?: string | undefined;
  /** The applicant gets nothing here, or wanted nothing: no mark of success. */
  isDeclined?: boolean;
  reference?: string;
  reasonsHeading?: string;
  reasons: readonly { name: string; text: string }[];
  /** A link to the page where the applicant goes on; the server shows it with its address. */
  nextLabel?: string | undefined;
  /** A link to the partner, as well. */
  handOverLabel?: string | undefined;
  /** Pages of the site that help from here. */
  more?: { heading: string; links: readonly { href: string; label: string }[] } | undefined;
}

/** Where a flow ends, with the reasons for the verdict, if there is one. */
export function FlowEnd({ name, heading, text, reference, ...rest }: FlowEndProps) {
  const { isDeclined, reasonsHeading, reasons, nextLabel, handOverLabel, more } = rest;
  return (
    <section
      className={isDeclined ? 'pz-panel' : 'pz-panel pz-flow__end'}
      data-flow-end={name}
      tabIndex={-1}
    >
      <h2 className="pz-flow__heading">{heading}</h2>
      {text && <p>{text}</p>}
      {reasons.length > 0 && (
        <ul aria-label={reasonsHeading}>
          {reasons.map((reason) => (
            <li key={reason.name} data-flow-reason={reason.name} hidden>
              {reason.text}
            </li>
          ))}
        </ul>
      )}
      {reference !== undefined && (
        <p data-flow-reference="" hidden>
          {reference}
        </p>
      )}
      {nextLabel !== undefined && (
        <a className="pz-button" href="./" data-flow-next="" hidden>
          {nextLabel}
        </a>
      )}
      {handOverLabel !== undefined && (
        <a
          className={nextLabel === undefined ? 'pz-button' : 'pz-flow__action'}
          href="./"
          rel="noreferrer"
          data-flow-hand-over=""
          hidden
        >
          {handOverLabel}
        </a>
      )}
      {more && more.links.length > 0 && (
        <>
          <h3>{more.heading}</h3>
          <ul className="pz-plain-list">
            {more.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
