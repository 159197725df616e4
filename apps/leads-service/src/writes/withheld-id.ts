import { createHash, randomBytes } from 'node:crypto';
import { createRecordId, recordTime } from './record-id.ts';

/** The id of a withheld impression, and what its page proves with that it made it. */
export interface WithheldId {
  readonly id: string;
  readonly impressionKey: string;
}

/**
 * Creates the id of a withheld impression from the digest of a random key: who has the key made the
 * id, and no instance of the service has to remember or share anything.
 *
 * @param now milliseconds since 1970
 */
export function createWithheldId(now: number): WithheldId {
  const impressionKey = randomBytes(16).toString('base64url');
  return { id: idOf(impressionKey, now), impressionKey };
}

/** Whether a key is the one that an id was created from. */
export function isImpressionKey(impressionKey: string, id: string): boolean {
  const time = recordTime(id);
  return time !== undefined && idOf(impressionKey, time) === id;
}

/** 74 bits of the digest are part of the id, as many as a UUID of version 7 has. */
function idOf(impressionKey: string, time: number): string {
  const digest = createHash('sha256').update(`impression ${impressionKey}`).digest('hex');
  const variant = (8 + (Number.parseInt(digest.slice(16, 17), 16) % 4)).toString(16);
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `4${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  return createRecordId(time, parts.join('-'));
}
