import { forgetDecision } from '@plaza/consent/store';
import { deliverReceipts } from '../../core/delivery/deliver-receipts.ts';
import type { EntryStore } from '../../core/delivery/delivery-ports.ts';
import { postJson } from './post-json.ts';

/** Started once for all queues of a page. */
let start: (() => void) | undefined;

type ReceiptHooks = {
  readonly entries: EntryStore;
  /** Receives refused receipts. */
  readonly report: (cause: unknown) => void;
  /** Milliseconds before the first retry; default 1,000. */
  readonly firstPause?: number;
};

/** Delivers queued consent receipts; forgets the decision of one that the service refuses for good. */
export function sendReceipts({ entries, report, firstPause = 1_000 }: ReceiptHooks): void {
  start ??= deliverReceipts({
    ...{ entries, firstPause, exclusively, now: Date.now, random: Math.random },
    post: async (path, body) => {
      const { status, headers } = await postJson(path, body);
      return { status, retryAfter: headers.get('retry-after') };
    },
    schedule: (work, ms) => setTimeout(work, ms),
    onRefused(id, status) {
      report(new Error(`A consent receipt was refused: ${status}`));
      forgetDecision(id);
    },
  });
  start();
}

/** One tab at a time, so that receipts arrive in order. */
const exclusively = (work: () => Promise<unknown>): Promise<unknown> =>
  navigator.locks ? navigator.locks.request('plaza:receipts', work).catch(work) : work();
