import type { ReactNode } from 'react';
import type { DialogTab } from '../model/dialog-content.ts';

interface TabPanelProps {
  id: string;
  name: DialogTab;
  selected: DialogTab;
  children: ReactNode;
}

/** It takes the focus itself, because what it begins with does not, and so that keys scroll it. */
export function TabPanel({ id, name, selected, children }: TabPanelProps) {
  return (
    <div
      className="pz-consent__panel"
      role="tabpanel"
      id={`${id}-${name}`}
      aria-labelledby={`${id}-tab-${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA tabs pattern asks for it
      tabIndex={0}
      hidden={name !== selected}
    >
      {children}
    </div>
  );
}
