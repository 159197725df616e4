import { createContext, type ReactNode } from 'react';
import type { ConsentStore } from '../core/consent-store.ts';

export const ConsentContext = createContext<ConsentStore | undefined>(undefined);

/** Gives the screens in it another store than that of the page, e.g. in a story or a test. */
export function ConsentProvider({ store, children }: { store: ConsentStore; children: ReactNode }) {
  return <ConsentContext value={store}>{children}</ConsentContext>;
}
