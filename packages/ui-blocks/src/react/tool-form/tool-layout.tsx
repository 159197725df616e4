import type { ReactNode } from 'react';

export interface ToolLayoutProps {
  form: ReactNode;
  /** Fragment id of the results, which the form leads to. */
  resultsId: string;
  resultsHeading: string;
  /** The figure that matters most, in view while the form is filled in. */
  headline?: ReactNode;
  /** The results are below the form, because it needs the width. */
  wide?: boolean;
  children: ReactNode;
}

/** A tool: its form, and its results below or beside it. */
export function ToolLayout({ wide = false, ...props }: ToolLayoutProps) {
  const { form, headline, resultsId, resultsHeading, children } = props;
  return (
    <div className="pz-tool" data-wide={wide ? '' : undefined}>
      {form}
      {headline && <p className="pz-tool__headline">{headline}</p>}
      <section className="pz-tool__results" id={resultsId} aria-labelledby={`${resultsId}-heading`}>
        <h2 className="pz-tool__heading" id={`${resultsId}-heading`}>
          {resultsHeading}
        </h2>
        {children}
      </section>
    </div>
  );
}

/** The heading of a further answer among the results. */
export function ToolHeading({ children }: { children: ReactNode }) {
  return <h3 className="pz-tool__heading">{children}</h3>;
}

/** The sentence that says a result. */
export function ToolSummary({ children }: { children: ReactNode }) {
  return <p className="pz-tool__summary">{children}</p>;
}

/** What to know about the results, in small print. */
export function ToolNote({ children }: { children: ReactNode }) {
  return <p className="pz-field__hint">{children}</p>;
}

/** Drawings, side by side where there is room. */
export function ToolCharts({ children }: { children: ReactNode }) {
  return <div className="pz-tool__charts">{children}</div>;
}
