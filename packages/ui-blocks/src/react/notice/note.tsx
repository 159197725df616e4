import type { ReactNode } from 'react';

export interface NoteProps {
  kind: 'information' | 'warning';
  title?: string | undefined;
  children: ReactNode;
}

/** A state of the page that readers must know first, e.g. that a vacancy is closed. */
export function Note({ kind, title, children }: NoteProps) {
  return (
    <div className="pz-notice" role="note" data-kind={kind}>
      {title && <p className="pz-notice__title">{title}</p>}
      <p>{children}</p>
    </div>
  );
}
