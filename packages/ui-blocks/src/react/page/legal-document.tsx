import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';
import { Prose } from './prose.tsx';

export interface LegalDocumentProps {
  heading: string;
  lead?: string;
  /** Date of the last change: `dateTime` is ISO 8601, `text` is formatted for the visitor. */
  updated?: { dateTime: string; text: string };
  /** What the text is made of, e.g. `ContentsList`. */
  contents?: ReactNode;
  children: ReactNode;
}

/** A legal page: `h1`, the date it was last changed, running text. */
export function LegalDocument({ heading, lead, updated, contents, children }: LegalDocumentProps) {
  return (
    <article className="pz-legal-document">
      <PageTitle heading={heading} lead={lead}>
        {updated && (
          <p className="pz-title__note">
            <time dateTime={updated.dateTime}>{updated.text}</time>
          </p>
        )}
      </PageTitle>
      {contents}
      <Prose>{children}</Prose>
    </article>
  );
}
