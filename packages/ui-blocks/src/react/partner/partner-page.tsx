import type { ReactNode } from 'react';

export interface PartnerPageProps {
  /** Its colours are those of the style sheet for this token. */
  token: string;
  name: string;
  /** Path data in a square of 24. */
  mark?: string | undefined;
  /** Who uses the visitor's data, and for what. */
  data: { heading: string; text: string };
  children: ReactNode;
}

/** What a page asks in the name of a partner, under the partner's name and in its colours. */
export function PartnerPage({ token, name, mark, data, children }: PartnerPageProps) {
  return (
    <div className="pz-partner" data-white-label={token}>
      <p className="pz-partner__name">
        {mark && (
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={mark} />
          </svg>
        )}
        {name}
      </p>
      {children}
      <section className="pz-partner__data">
        <h2>{data.heading}</h2>
        <p>{data.text}</p>
      </section>
    </div>
  );
}
