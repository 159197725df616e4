import { randomUUID } from 'node:crypto';
import { COMMANDS, type ImpressionRequest, type ImpressionResponse } from '@plaza/contract';
import type { Orm } from '../../database/database.ts';
import { readProducts } from '../../products/product-readers.ts';
import { createRecordId } from '../../writes/record-id.ts';
import { resolveChannel } from '../../writes/resolve-channel.ts';
import { createWithheldId } from '../../writes/withheld-id.ts';

/**
 * Answers an impression as the public API does, with ids of nothing: no preview counts as a visit.
 */
export async function answerImpression(
  orm: Orm,
  websiteId: number,
  { impressionId, trackingData, locale, noProducts }: ImpressionRequest,
): Promise<ImpressionResponse> {
  const { value } = noProducts
    ? { value: [] }
    : await readProducts(orm, { websiteId, params: {}, query: { locale } });
  const impression = trackingData
    ? {
        id: impressionId ?? createRecordId(Date.now(), randomUUID()),
        uniqueUserId: trackingData.uniqueUserId || randomUUID(),
        source: { channel: resolveChannel(trackingData) },
      }
    : createWithheldId(Date.now());
  return COMMANDS.impression.response.parse({ impression, products: value });
}

/** The answer to a message of the contact form that nobody gets. */
export const answerMessage = () => ({ id: randomUUID(), receivedAt: new Date().toISOString() });
