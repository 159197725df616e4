import { readEntry } from './delivery-entry.ts';
import type { DeliveryPorts } from './delivery-ports.ts';
import { askedPause, ownPause } from './retry-pause.ts';

export type ReceiptPorts = Omit<DeliveryPorts, 'report'> & {
  /** Called when the service refuses a receipt for good, with its id and the status. */
  readonly onRefused: (id: string, status: number) => void;
};

/** A receipt's predecessor, without which the service refuses it. */
const PREVIOUS = /,"previousId":"([^"]*)"/;

/**
 * Delivers queued consent receipts one by one, in the order of decisions (decision 67). They are the
 * proof of what a page does, so none is dropped by age or number. Answers other than 400 and 422
 * judge nothing: no answer, 408, 429 and 5xx are retried with pauses, others on the next page.
 *
 * @returns starts delivering, unless it is under way
 */
export function deliverReceipts(ports: ReceiptPorts): () => void {
  const { entries, post, exclusively, schedule, now, onRefused } = ports;
  /** Answered, but not judged. */
  const left = new Set<string>();
  let isUnderWay = false;
  let failures = 0;

  function next() {
    const all = entries.list(true);
    const isQueued = (previous?: string) => all.some(([id]) => id === previous);
    return all.find(([id, text]) => !left.has(id) && !isQueued(PREVIOUS.exec(text)?.[1]));
  }

  function settle(id: string, text: string, status: number): void {
    if (status < 400) entries.delete(id);
    else if (status !== 400 && status !== 422) left.add(id);
    // The service may never have got the predecessor; the receipt is a proof without it.
    else if (PREVIOUS.test(text)) entries.set(id, text.replace(PREVIOUS, ''));
    else {
      entries.delete(id);
      onRefused(id, status);
    }
  }

  /** @returns milliseconds to wait before the next try; undefined when nothing is left to send */
  async function drain(): Promise<number | undefined> {
    for (;;) {
      const [id, text] = next() ?? [];
      if (!id || !text) return undefined;
      const { path, body } = readEntry(text);
      const { status, retryAfter } = path
        ? await post(path, body).catch(() => ({ status: 503, retryAfter: null }))
        : { status: 200, retryAfter: null };
      if (status === 408 || status === 429 || status >= 500)
        return askedPause(retryAfter, now()) + ownPause(failures++, ports);
      failures = 0;
      settle(id, text, status);
    }
  }

  function start(): void {
    if (isUnderWay) return;
    isUnderWay = true;
    void exclusively(async () => {
      const pause = await drain();
      isUnderWay = false;
      if (pause !== undefined) schedule(start, pause);
    });
  }
  return start;
}
