import { randomUUID } from 'node:crypto';
import { type Click, clickPath } from '@plaza/contract';
import { signWebhook } from '@plaza/contract/webhook';
import type { ServiceTarget } from '../core/forward-to-service.ts';
import type { Log } from '../core/log.ts';
import type { ClickQueue } from './click-queue.ts';

type DeliveryOptions = {
  readonly websiteId: number;
  /** Shared with the service; without it clicks wait in the queue. */
  readonly secret: string | undefined;
  readonly send: ServiceTarget['send'];
  readonly log: Log;
};

const TIMEOUT = 10_000;

/** Milliseconds between deliveries, and the longest pause after a failed one. */
const PAUSE = { first: 1_000, longest: 60_000 };

/**
 * Delivers queued clicks. Of a message that the service finds wrong, each half is sent by itself,
 * until the wrong click is alone: it is logged, because it would be wrong for ever.
 *
 * @returns whether they are stored
 */
export function createDelivery({ websiteId, secret, send, log }: DeliveryOptions) {
  const deliver = async (clicks: readonly Click[]): Promise<boolean> => {
    if (!secret) return false;
    const { headers, body } = signWebhook({ clicks: [...clicks] }, secret, { id: randomUUID() });
    const request = { method: 'POST', headers, body: Buffer.from(body), timeoutMs: TIMEOUT };
    try {
      const { status } = await send(clickPath(websiteId), request);
      if (status === 204) return true;
      if (status !== 400) log({ level: 'warn', event: 'clicks-undelivered', status });
      return status === 400 && (await deliverWrong(clicks));
    } catch (error) {
      log({ level: 'warn', event: 'clicks-undelivered', error });
      return false;
    }
  };
  const deliverWrong = async (clicks: readonly Click[]): Promise<boolean> => {
    if (clicks.length === 1) {
      log({ level: 'error', event: 'click-refused', click: clicks[0] });
      return true;
    }
    const middle = clicks.length >> 1;
    return (await deliver(clicks.slice(0, middle))) && deliver(clicks.slice(middle));
  };
  return deliver;
}

/**
 * Delivers the clicks of a queue every second, all that wait. After a failure the next attempt
 * follows after a second too; if nothing at all was delivered, after pauses that double.
 */
export function startDelivery(
  queue: Pick<ClickQueue, 'flush'>,
  deliver: ReturnType<typeof createDelivery>,
  log: Log,
): void {
  let pause = PAUSE.first;
  const run = async () => {
    const { delivered, left } = await queue.flush(deliver).catch((error) => {
      log({ level: 'error', event: 'clicks-queue', error });
      return { delivered: 0, left: 1 };
    });
    // A network that loses some messages is not one that is away.
    const isAway = left > 0 && delivered === 0;
    pause = isAway ? Math.min(pause * 2, PAUSE.longest) : PAUSE.first;
    setTimeout(run, pause).unref();
  };
  setTimeout(run, pause).unref();
}
