import * as z from 'zod';
import { deviceSchema } from './device.ts';
import { LIST_LIMIT } from './list-limit.ts';
import { localeSchema } from './locale.ts';
import { productSchema } from './product.ts';
import { line, text } from './text.ts';
import { trackingDataSchema } from './tracking-data.ts';

export const impressionIdSchema = text(64);

/** A secret of the page that made a withheld impression. */
const impressionKeySchema = text(64);

/**
 * §7.3 body of POST /impression; `impressionId` is absent on a forced refresh. Without marketing
 * consent a site may send only `locale` and `noProducts` (design §7): such an impression is
 * withheld, and completed later by a full body with the returned id and its key, which
 * nobody else has: ids are part of links.
 */
export const impressionRequestSchema = z
  .object({
    device: deviceSchema.optional(),
    trackingData: trackingDataSchema.optional(),
    impressionId: impressionIdSchema.optional(),
    impressionKey: impressionKeySchema.optional(),
    locale: localeSchema,
    noProducts: z.boolean(),
  })
  .refine(({ device, trackingData }) => Boolean(device) === Boolean(trackingData), {
    path: ['trackingData'],
    error: 'device and trackingData must both be present or both absent',
  })
  .refine(({ impressionId, trackingData }) => !impressionId || trackingData, {
    path: ['impressionId'],
    error: 'an impression without tracking data has no impressionId',
  })
  .meta({ id: 'ImpressionRequest' });

/** §3.3: the impression in a response; a withheld one only has an id and a key. */
export const impressionSchema = z
  .object({
    id: impressionIdSchema,
    impressionKey: impressionKeySchema.optional(),
    uniqueUserId: text(1024).optional(),
    source: z
      .object({ channel: z.object({ id: z.int().min(0).max(2_147_483_647), name: line }) })
      .optional(),
  })
  .meta({ id: 'Impression' });

/** §7.3 response of POST /impression; `products` is empty if the body sets `noProducts`. */
export const impressionResponseSchema = z
  .object({ impression: impressionSchema, products: z.array(productSchema).max(LIST_LIMIT) })
  .meta({ id: 'ImpressionResponse' });

export type Impression = z.output<typeof impressionSchema>;
export type ImpressionRequest = z.output<typeof impressionRequestSchema>;
export type ImpressionResponse = z.output<typeof impressionResponseSchema>;
