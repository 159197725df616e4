import type { ReactNode } from 'react';

/** Running text: sets measure, rhythm and the style of bare elements inside. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="pz-prose">{children}</div>;
}
