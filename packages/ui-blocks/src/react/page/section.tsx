import type { ReactNode } from 'react';

export interface SectionProps {
  heading: string;
  /** Fragment id, also the base of the heading's id. */
  id: string;
  /** `ListFinder` hides it when nothing in it matches. */
  findable?: boolean;
  children: ReactNode;
}

/** A part of a page under its own `h2`. */
export function Section({ heading, id, findable, children }: SectionProps) {
  return (
    <section
      className="pz-section"
      id={id}
      aria-labelledby={`${id}-heading`}
      data-find-group={findable ? '' : undefined}
    >
      <h2 className="pz-section__heading" id={`${id}-heading`}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
