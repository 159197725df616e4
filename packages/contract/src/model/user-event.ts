import * as z from 'zod';
import { impressionIdSchema } from './impression.ts';
import { sitePath } from './link.ts';
import { localeSchema } from './locale.ts';
import { pageTypeName } from './page.ts';
import { productIdSchema } from './product-parts.ts';
import { text } from './text.ts';

/** The kinds of events: two of products (§7.3), and the moments of sign-up and application flows. */
export const USER_EVENT_PARTITION_KEYS = [
  'initialProductList',
  'productView',
  'flowMoment',
] as const;

/** §3.3: a product and its position in the list, counted from 0. */
export const productViewSchema = z
  .object({ position: z.int().min(0).max(10_000), productId: productIdSchema })
  .meta({ id: 'ProductView' });

/** Created by the browser: a UUID in lower case, or 128 random bits as base64url. */
export const eventIdSchema = z
  .string()
  .max(36)
  .regex(/^(?:[A-Za-z0-9_-]{22}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/);

const [listed, viewed, moment] = USER_EVENT_PARTITION_KEYS;

/** Where and in which visit something happened. */
const visit = {
  impressionId: impressionIdSchema.optional(),
  uniqueUserId: text(1024).optional(),
  locale: localeSchema.optional(),
  path: sitePath.optional(),
  pageType: pageTypeName.optional(),
};

const productEventSchema = z.object({
  id: eventIdSchema.optional(),
  data: z.object({ ...visit, products: z.array(productViewSchema).min(1).max(500) }),
  partitionKey: z.enum([listed, viewed]),
});

/** §9: what vendors received when a flow reached a moment. No answer is part of it. */
const flowMomentSchema = z.object({
  /** Also the id that the vendors got. */
  id: eventIdSchema,
  data: z.object({
    ...visit,
    moment: z
      .string()
      .max(65)
      .regex(/^(?:started|(?:step|end):[a-z\d-]{1,60})$/),
    events: z
      .array(
        z
          .string()
          .max(40)
          .regex(/^\w{1,40}$/),
      )
      .min(1)
      .max(10),
  }),
  partitionKey: z.literal(moment),
});

/**
 * §7.3 body of POST /user-events. Events with the same id count once, as first sent; events without
 * an id all count.
 */
export const userEventRequestSchema = z
  .discriminatedUnion('partitionKey', [productEventSchema, flowMomentSchema])
  .meta({ id: 'UserEventRequest' });

export type ProductView = z.output<typeof productViewSchema>;
export type UserEventRequest = z.output<typeof userEventRequestSchema>;
