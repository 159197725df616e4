import { type Delivery, QUEUE_LIMIT } from '../../core/delivery/create-delivery.ts';
import { isReceipt, writeEntry } from '../../core/delivery/delivery-entry.ts';
import type { LoadChunk } from '../load-chunk.ts';
import type { DeliveryHooks } from './open-delivery.ts';
import { openEntries } from './open-entries.ts';

export type PageDelivery = Pick<Delivery, 'send' | 'state'> & {
  /** Sends entries queued by earlier pages, if any. */
  readonly resume: () => void;
};

/**
 * Starts delivery for a page that may have nothing to deliver: entries are queued at once, and the
 * first one loads the chunk that delivers them. If the chunk fails to load, the next entry or page
 * tries again.
 */
export function startDelivery(hooks: DeliveryHooks & { readonly load: LoadChunk }): PageDelivery {
  const entries = openEntries(hooks);
  let delivery: Delivery | undefined;
  let isLoading = false;

  async function begin(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    const chunk = await hooks.load(() => import('./open-queues.ts'));
    isLoading = false;
    delivery ??= chunk?.openQueues({ ...hooks, entries });
    delivery?.wake(false);
  }
  return {
    send(path, body) {
      const entry = writeEntry(Date.now(), path, JSON.stringify(body));
      if (delivery && !isReceipt(entry)) delivery.send(path, body);
      else {
        if (isReceipt(entry) || entries.list().length < QUEUE_LIMIT) entries.set(body.id, entry);
        else hooks.report(new Error('Events lost: full'));
        begin().catch(hooks.report);
      }
    },
    state: () => delivery?.state() ?? { waiting: entries.list().length, dropped: 0 },
    resume() {
      if (entries.list()[0] ?? entries.list(true)[0]) begin().catch(hooks.report);
    },
  };
}
