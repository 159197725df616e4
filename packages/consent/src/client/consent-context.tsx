import { createContext, type ReactNode } from 'react';
import type { ConsentStore } from '../core/consent-store.ts';

export const ConsentContext = createContext<ConsentStore | undefined>(undefined);

/** Overrides the page's store, e.g. in a story or a test. */
export function ConsentProvider({ store, children }: { store: ConsentStore; children: ReactNode }) {
  return <ConsentContext value={store}>{children}</ConsentContext>;
}
