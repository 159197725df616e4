import { MessageError, type MessagePlace } from '../model/errors.ts';
import { type LoadingPolicy, loadingDefaults } from '../model/loading-policy.ts';
import type { MessageTable } from '../model/message-table.ts';
import { checkMessages, textsOf } from './check-messages.ts';
import { limitParallel } from './limit-parallel.ts';
import { withRetries } from './with-retries.ts';

/** Reads the file of a locale. A `MessageError` is final; other errors are retried. */
export type ReadMessages = (place: MessagePlace) => Promise<unknown>;

export type MessagesOptions<T extends MessageTable> = {
  /** The namespace of the messages, e.g. `interface`; part of errors. */
  readonly namespace: string;
  readonly messages: T;
  readonly read: ReadMessages;
  readonly loading?: Partial<LoadingPolicy>;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

/**
 * Creates a function that loads the texts of a locale by key, with retries and a concurrency limit
 * (§9). i18next could do both per instance only; with one instance per locale the limit would not be
 * shared.
 */
export function createLoader(options: MessagesOptions<MessageTable>) {
  const { namespace, messages } = options;
  const read = readerOf(options);
  return async (locale: string): Promise<Readonly<Record<string, string>>> => {
    const place = { locale, namespace };
    const file = await read(place);
    const errors = checkMessages(file, messages, locale);
    if (errors.length > 0) throw new MessageError(place, errors.join('; '));
    return textsOf(file as object, messages, locale);
  };
}

function readerOf({ read, loading, wait = pause }: MessagesOptions<MessageTable>): ReadMessages {
  const policy = { ...loadingDefaults, ...loading };
  const inTurn = limitParallel(policy.parallelReads);
  const plan = { ...policy, wait, isFinal: (error: unknown) => error instanceof MessageError };
  return (place) =>
    withRetries(() => inTurn(() => read(place)), plan).catch((cause) => {
      if (cause instanceof MessageError) throw cause;
      throw new MessageError(place, 'could not read the file', { cause });
    });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
