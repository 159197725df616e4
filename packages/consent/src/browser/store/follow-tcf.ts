import type { ConsentStore } from '../../core/consent-store.ts';
import { readTcf } from '../../core/read-tcf.ts';
import type { TcfApi } from '../../model/tcf.ts';

/**
 * Lets the store hear an external consent service that speaks IAB TCF 2 (§2.4, external mode), now
 * and whenever its visitor changes something. The service puts `__tcfapi` into the page before any
 * module runs, or at least a queue by that name; without it the store waits for `setExternal`.
 */
export function followTcf({ setExternal }: Pick<ConsentStore, 'setExternal'>): void {
  const { __tcfapi } = globalThis as { readonly __tcfapi?: TcfApi };
  __tcfapi?.('addEventListener', 2, (data, isRead) => {
    const choices = isRead && data ? readTcf(data) : undefined;
    if (choices) setExternal(choices);
  });
}
