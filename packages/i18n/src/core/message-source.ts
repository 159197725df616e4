import { MessageError, type MessagePlace } from '../model/errors.ts';
import { type LoadingPolicy, loadingDefaults } from '../model/loading-policy.ts';
import type { MessageTable } from '../model/message-table.ts';
import { checkMessages, textsOf } from './check-messages.ts';
import { limitParallel } from './limit-parallel.ts';
import { withRetries } from './with-retries.ts';

/** Reads the file of a locale. A `MessageError` is final; after any other failure it is asked again. */
export type ReadMessages = (place: MessagePlace) => Promise<unknown>;

export type MessageSourceOptions<T extends MessageTable> = {
  /** What the messages are for, e.g. `interface`; failures name it. */
  readonly namespace: string;
  readonly messages: T;
  readonly read: ReadMessages;
  readonly loading?: Partial<LoadingPolicy>;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

/** Where the messages of a namespace come from, one file for each locale. */
export type MessageSource<T extends MessageTable> = {
  readonly namespace: string;
  readonly messages: T;
  /**
   * Texts by the keys of the file.
   * @throws MessageError when the file cannot be read, or is not what its messages ask for
   */
  readonly load: (locale: string) => Promise<Readonly<Record<string, string>>>;
};

/**
 * A source that tries again and bounds its reads (§9). i18next could do both, but for each instance
 * by itself, and there is one per locale: the bound would not hold for all of them together.
 */
export function createMessageSource<const T extends MessageTable>(
  options: MessageSourceOptions<T>,
): MessageSource<T> {
  const { namespace, messages, wait = pause } = options;
  const read = readerOf(options, wait);
  return {
    namespace,
    messages,
    async load(locale) {
      const place = { locale, namespace };
      const file = await read(place);
      const faults = checkMessages(file, messages, locale);
      if (faults.length > 0) throw new MessageError(place, faults.join('; '));
      return textsOf(file as object, messages, locale);
    },
  };
}

function readerOf(
  { read, loading }: MessageSourceOptions<MessageTable>,
  wait: Required<MessageSourceOptions<MessageTable>>['wait'],
): ReadMessages {
  const policy = { ...loadingDefaults, ...loading };
  const inTurn = limitParallel(policy.parallelReads);
  const plan = { ...policy, wait, isFinal: (error: unknown) => error instanceof MessageError };
  return (place) =>
    withRetries(() => inTurn(() => read(place)), plan).catch((cause) => {
      if (cause instanceof MessageError) throw cause;
      throw new MessageError(place, 'the file could not be read', { cause });
    });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
