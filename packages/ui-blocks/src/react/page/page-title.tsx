import type { ReactNode } from 'react';

export interface PageTitleProps {
  heading: string;
  lead?: string | undefined;
  /** What is above the heading, e.g. the topics of an article. */
  above?: ReactNode;
  /** What is below the lead, e.g. `Byline`. */
  children?: ReactNode;
}

/** The page's only `h1` over running text. */
export function PageTitle({ heading, lead, above, children }: PageTitleProps) {
  return (
    <header className="pz-title">
      {above}
      <h1 className="pz-title__heading">{heading}</h1>
      {lead && <p className="pz-title__lead">{lead}</p>}
      {children}
    </header>
  );
}
