import * as z from 'zod';
import { receiptIdSchema } from './consent-receipt.ts';
import { impressionIdSchema } from './impression.ts';
import { sitePath } from './link.ts';
import { localeSchema } from './locale.ts';
import { pageTypeName } from './page.ts';
import { partnerNameSchema, productIdSchema } from './product-parts.ts';
import { text } from './text.ts';
import { trackingFields } from './tracking-data.ts';

/** Of a message with clicks. */
export const CLICK_LIMITS = { clicks: 500, list: 40 } as const;

const fieldNames = Object.keys(trackingFields) as [string, ...string[]];

/** Where a click came from, with marketing consent alone. */
const clickOriginSchema = z.object({
  at: z.iso.datetime().max(40),
  impressionId: impressionIdSchema.optional(),
  /** The receipt of the consent, without which no server of a vendor is notified. */
  consentId: receiptIdSchema.optional(),
  /** Only with a receipt: vendors want it, and it is kept until they have it. */
  userAgent: text(512).optional(),
  channelName: text(1024).optional(),
  subId: text(1024).optional(),
  pubid: text(1024).optional(),
  /** The names of the tracking fields that the visit has; their values stay in its impression. */
  fields: z.array(z.enum(fieldNames)).max(fieldNames.length).optional(),
  path: sitePath.optional(),
  list: z
    .string()
    .max(CLICK_LIMITS.list)
    .regex(/^[\w-]*$/)
    .optional(),
  position: z.int().min(0).max(10_000).optional(),
  /** In whole currency units. */
  amount: z.int().min(1).max(1_000_000_000).optional(),
  termDays: z.int().min(1).max(36_600).optional(),
});

/** A click on an offer. Without marketing consent it has no `origin` and an id without a time. */
export const clickSchema = z.object({
  id: z.uuid().max(36),
  productId: productIdSchema,
  partner: partnerNameSchema.optional(),
  locale: localeSchema,
  pageType: pageTypeName.optional(),
  /** In UTC. */
  day: z.iso.date().max(10),
  origin: clickOriginSchema.optional(),
});

/** Clicks that a site delivers. A click counts once, however often it is delivered. */
export const clickBatchSchema = z
  .object({ clicks: z.array(clickSchema).min(1).max(CLICK_LIMITS.clicks) })
  .meta({ id: 'ClickBatch' });

export type Click = z.output<typeof clickSchema>;
export type ClickBatch = z.output<typeof clickBatchSchema>;

/** Endpoint for the clicks of a site, signed like leads; sites do not forward to it. */
export const clickPath = (websiteId: number | string) => `/clicks/${websiteId}`;
