import type { ReactNode } from 'react';
import { safeUrl } from '../../core/safe-url.ts';
import { Drawing } from '../../drawings/drawing.tsx';

export interface GuideProps {
  /** `ContentsList`: beside the text where there is room, otherwise above it. */
  contents?: ReactNode;
  /** `NextStepList`: beside the text, otherwise below it. */
  next?: ReactNode;
  children: ReactNode;
}

/** A text in one column, with a rail of its parts and the reader's next step. */
export function Guide({ contents, next, children }: GuideProps) {
  return (
    <div className="pz-guide">
      {contents}
      <div className="pz-guide__text">{children}</div>
      {next}
    </div>
  );
}

export interface NextStepListProps {
  heading: string;
  steps: readonly { href: string; label: string; text?: string | undefined }[];
}

/** Where the reader goes on; nothing without a step. */
export function NextStepList({ heading, steps }: NextStepListProps) {
  if (steps.length === 0) return null;
  return (
    <aside className="pz-next" aria-label={heading}>
      <p className="pz-next__heading">
        <Drawing name="compare" />
        {heading}
      </p>
      <ul className="pz-plain-list">
        {steps.map(({ href, label, text }) => (
          <li key={href} className="pz-next__step">
            <a href={safeUrl(href)}>{label}</a>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The tags of a text in one line; nothing without any. */
export function TagLine({ label, tags }: { label: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return <p className="pz-tags">{`${label}: ${tags.join(', ')}`}</p>;
}
