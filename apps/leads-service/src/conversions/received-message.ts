import type { ConversionMessage } from './read-message.ts';
import type { ConversionSource } from './tables.ts';

export interface ReceivedMessage extends ConversionMessage {
  readonly partner: string;
  readonly source: ConversionSource;
}

/** A message that contradicts what is stored, with the reason. */
export class RefusedMessage extends Error {
  override readonly name = 'RefusedMessage';
}
