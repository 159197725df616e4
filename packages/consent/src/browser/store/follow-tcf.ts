import type { ConsentStore } from '../../core/consent-store.ts';
import { readTcf } from '../../core/read-tcf.ts';
import type { TcfApi } from '../../model/tcf.ts';

/**
 * Connects the store to an external consent service that supports IAB TCF 2 (§2.4, external mode).
 * The service defines `__tcfapi`, or a queue of that name, before any module runs; without it, call
 * `setExternal`.
 */
export function followTcf({ setExternal }: Pick<ConsentStore, 'setExternal'>): void {
  const { __tcfapi } = globalThis as { readonly __tcfapi?: TcfApi };
  __tcfapi?.('addEventListener', 2, (data, isRead) => {
    const choices = isRead && data ? readTcf(data) : undefined;
    if (choices) setExternal(choices);
  });
}
