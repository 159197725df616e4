import type { ReactNode } from 'react';

/** Warnings of several rules as one box, each in its own words. */
export function WarningGroup({ children }: { children: ReactNode }) {
  return <div className="pz-warnings">{children}</div>;
}
