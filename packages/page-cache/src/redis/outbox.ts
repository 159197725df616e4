import { everyTag } from '../model/shared-cache.ts';

type Message = { readonly tags: readonly string[]; sentAt?: number };

/** Expirations of this process that Redis does not have yet. */
export type Outbox = {
  readonly add: (tags: readonly string[]) => void;
  /** Whether Redis does not have one of the tags yet. */
  readonly isPending: (tags: readonly string[]) => boolean;
  /** Sends what is pending, in order. @throws what `send` throws; the rest stays pending */
  readonly flush: (send: (tags: readonly string[]) => Promise<void>) => Promise<void>;
  /** Makes pending again what a server that has just ended may not have passed on. */
  readonly repeat: () => void;
};

/** Messages that are kept; beyond it, all tags expire instead. */
const mostMessages = 1_000;

/** Milliseconds after which every connected process has read what was sent. */
const passedOnMs = 5_000;

export function createOutbox(now: () => number = Date.now): Outbox {
  let pending: Message[] = [];
  let sent: Message[] = [];
  let flushing: Promise<void> | undefined;
  const forgetPassedOn = () => {
    sent = sent.filter(({ sentAt = 0 }) => sentAt > now() - passedOnMs);
  };
  const sendAll = async (send: (tags: readonly string[]) => Promise<void>) => {
    for (let [first] = pending; first; [first] = pending) {
      const message = first;
      await send(message.tags);
      pending = pending.filter((each) => each !== message);
      forgetPassedOn();
      sent.push({ tags: message.tags, sentAt: now() });
    }
  };
  return {
    add(tags) {
      pending.push({ tags });
      if (pending.length > mostMessages) pending = [{ tags: [everyTag] }];
    },
    isPending: (tags) =>
      pending.some(
        (message) =>
          message.tags.includes(everyTag) || message.tags.some((tag) => tags.includes(tag)),
      ),
    flush(send) {
      flushing ??= sendAll(send).finally(() => {
        flushing = undefined;
      });
      return flushing;
    },
    repeat() {
      pending = [...sent.map(({ tags }) => ({ tags })), ...pending];
      sent = [];
    },
  };
}
