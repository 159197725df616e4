import { type Delivery, QUEUE_LIMIT } from '../../core/delivery/create-delivery.ts';
import { writeEntry } from '../../core/delivery/delivery-entry.ts';
import type { LoadChunk } from '../load-chunk.ts';
import type { DeliveryHooks } from './open-delivery.ts';
import { openEntries } from './open-entries.ts';

export type PageDelivery = Pick<Delivery, 'send' | 'state'> & {
  /** Sends what earlier pages of this visitor have left, if they have. */
  readonly resume: () => void;
};

/**
 * Returns the delivery of a page that may have nothing to deliver: what is sent is stored at once,
 * as far as it may be, and what delivers it is a chunk that comes with the first entry. Where that
 * is lost, the next entry or the next page fetches it again.
 */
export function startDelivery(hooks: DeliveryHooks & { readonly load: LoadChunk }): PageDelivery {
  const entries = openEntries(hooks);
  let delivery: Delivery | undefined;
  let isLoading = false;

  async function begin(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    const chunk = await hooks.load(() => import('./open-delivery.ts'));
    isLoading = false;
    delivery = chunk?.openDelivery({ ...hooks, entries });
    delivery?.wake(false);
  }
  return {
    send(path, body) {
      if (delivery) delivery.send(path, body);
      else {
        if (entries.list().length < QUEUE_LIMIT)
          entries.set(body.id, writeEntry(Date.now(), path, JSON.stringify(body)));
        else hooks.report(new Error('Events lost: full'));
        begin().catch(hooks.report);
      }
    },
    state: () => delivery?.state() ?? { waiting: entries.list().length, dropped: 0 },
    resume() {
      if (entries.list().length > 0) begin().catch(hooks.report);
    },
  };
}
