import type { ReactNode } from 'react';

export interface PartnerPageProps {
  /** Its colours are those of the style sheet for this token. */
  token: string;
  /** Who uses the visitor's data, and for what. */
  data: { heading: string; text: string };
  children: ReactNode;
}

/** What a page asks in the name of a partner, whose name is in its header, in the partner's colours. */
export function PartnerPage({ token, data, children }: PartnerPageProps) {
  return (
    <div className="pz-partner" data-white-label={token}>
      {children}
      <section className="pz-partner__data">
        <h2>{data.heading}</h2>
        <p>{data.text}</p>
      </section>
    </div>
  );
}
