import type { ConsentDecision, ConsentStore } from '@plaza/consent';
import { PERSIST_CONSENT_PATH } from '../model/endpoints.ts';
import { report } from './report.ts';

export type ConsentPersistence = {
  /**
   * Sets the decision's cookie again from the server, so that it outlives Safari's limit on
   * script-set cookies.
   */
  readonly persist: (made: ConsentDecision) => void;
  /** Call before saving another decision. */
  readonly cancel: () => void;
};

/**
 * Keeps decisions for a year (§4.1). The response sets the cookie its request carried, so the
 * request is aborted when a newer decision, from this tab or another, would be overwritten by it.
 */
export function persistConsent(store: Pick<ConsentStore, 'get' | 'subscribe'>): ConsentPersistence {
  let currentId: string | undefined;
  let pending = new AbortController();
  const cancel = () => pending.abort();
  store.subscribe(() => {
    if (store.get().decision.id !== currentId) cancel();
  });
  return {
    cancel,
    persist({ decision }) {
      currentId = decision.id;
      pending = new AbortController();
      const { signal } = pending;
      fetch(PERSIST_CONSENT_PATH, { method: 'POST', keepalive: true, signal }).catch((cause) => {
        if (!signal.aborted) report(cause);
      });
    },
  };
}
