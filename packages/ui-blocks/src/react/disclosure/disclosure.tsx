import type { ReactNode } from 'react';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
}

/** A line that expands to more, without script. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="pz-disclosure">
      <summary className="pz-disclosure__summary">
        <span>{summary}</span>
      </summary>
      <div className="pz-disclosure__body pz-text">{children}</div>
    </details>
  );
}
