import type { Delivery } from '../../core/delivery/create-delivery.ts';
import type { LoadChunk } from '../load-chunk.ts';
import { type DeliveryHooks, openDelivery } from './open-delivery.ts';
import type { openEntries } from './open-entries.ts';

/**
 * Delivers what a browser has queued: events at once, and consent receipts, if there are some, by a
 * chunk of their own.
 */
export function openQueues(
  hooks: DeliveryHooks & {
    readonly entries: ReturnType<typeof openEntries>;
    readonly load: LoadChunk;
  },
): Delivery {
  const { entries, load, report } = hooks;
  const delivery = openDelivery(hooks);
  function sendReceipts(): void {
    if (entries.list(true).length === 0) return;
    load(() => import('./send-receipts.ts')).then((chunk) => chunk?.sendReceipts(hooks), report);
  }
  for (const type of ['online', 'pageshow', 'visibilitychange'])
    addEventListener(type, sendReceipts);
  return {
    ...delivery,
    wake(isUnloading) {
      delivery.wake(isUnloading);
      sendReceipts();
    },
  };
}
