import type { ReactNode } from 'react';

export interface DisclosureProps {
  summary: ReactNode;
  /** Fragment id. It is inside, because browsers open what holds the target of a link. */
  id?: string | undefined;
  /** `ListFinder` finds it. */
  findable?: boolean;
  children: ReactNode;
}

/** A line that expands to more, without script. */
export function Disclosure({ summary, id, findable, children }: DisclosureProps) {
  return (
    <details className="pz-disclosure" data-find-item={findable ? '' : undefined}>
      <summary className="pz-disclosure__summary">
        <span>{summary}</span>
      </summary>
      <div className="pz-disclosure__body pz-text" id={id}>
        {children}
      </div>
    </details>
  );
}
