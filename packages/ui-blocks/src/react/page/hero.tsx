import type { ReactNode } from 'react';

export interface HeroProps {
  heading: string;
  lead?: string;
  /** What the visitor can do first, e.g. `AmountChoice`. */
  children?: ReactNode;
}

/** The page's only `h1`, one line of lead and the first choice. */
export function Hero({ heading, lead, children }: HeroProps) {
  return (
    <header className="pz-hero pz-band">
      <h1 className="pz-hero__heading">{heading}</h1>
      {lead && <p className="pz-hero__lead">{lead}</p>}
      {children}
    </header>
  );
}
