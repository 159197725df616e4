import type { ConsentDecision, ConsentStore } from '@plaza/consent';
import { KEEP_DECISION_PATH } from '../model/visit.ts';
import { report } from './report.ts';

export type DecisionKeeper = {
  /** Has the site set the cookie of a decision again, so that it outlives what Safari leaves to scripts. */
  readonly keep: (made: ConsentDecision) => void;
  /** To be called before another decision is saved. */
  readonly stop: () => void;
};

/**
 * Keeps decisions for their year (§4.1). The answer sets what its request carried, so one that a
 * newer decision overtakes, of this tab or another, is given up: it would set the older one again.
 */
export function createDecisionKeeper(
  store: Pick<ConsentStore, 'get' | 'subscribe'>,
): DecisionKeeper {
  let keptId: string | undefined;
  let waiting = new AbortController();
  const stop = () => waiting.abort();
  store.subscribe(() => {
    if (store.get().decision.id !== keptId) stop();
  });
  return {
    stop,
    keep({ decision }) {
      keptId = decision.id;
      waiting = new AbortController();
      const { signal } = waiting;
      fetch(KEEP_DECISION_PATH, { method: 'POST', keepalive: true, signal }).catch((cause) => {
        if (!signal.aborted) report(cause);
      });
    },
  };
}
