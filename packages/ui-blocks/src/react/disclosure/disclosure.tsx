import type { ReactNode } from 'react';

export interface DisclosureProps {
  summary: ReactNode;
  /** Fragment id. It is inside, because browsers open what holds the target of a link. */
  id?: string | undefined;
  children: ReactNode;
}

/** A line that expands to more, without script. */
export function Disclosure({ summary, id, children }: DisclosureProps) {
  return (
    <details className="pz-disclosure">
      <summary className="pz-disclosure__summary">
        <span>{summary}</span>
      </summary>
      <div className="pz-disclosure__body pz-text" id={id}>
        {children}
      </div>
    </details>
  );
}
