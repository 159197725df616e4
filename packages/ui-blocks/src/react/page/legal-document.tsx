import type { ReactNode } from 'react';
import { Prose } from './prose.tsx';

export interface LegalDocumentProps {
  heading: string;
  lead?: string;
  /** Date of the last change: `dateTime` is ISO 8601, `text` is formatted for the visitor. */
  updated?: { dateTime: string; text: string };
  children: ReactNode;
}

/** A legal page: `h1`, the date it was last changed, running text. */
export function LegalDocument({ heading, lead, updated, children }: LegalDocumentProps) {
  return (
    <article className="pz-legal-document">
      <header className="pz-title">
        <h1 className="pz-title__heading">{heading}</h1>
        {lead && <p className="pz-title__lead">{lead}</p>}
        {updated && (
          <p className="pz-title__note">
            <time dateTime={updated.dateTime}>{updated.text}</time>
          </p>
        )}
      </header>
      <Prose>{children}</Prose>
    </article>
  );
}
