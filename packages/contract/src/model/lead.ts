import * as z from 'zod';
import { impressionIdSchema } from './impression.ts';
import { leadTokenSchema } from './lead-token.ts';
import { localeSchema } from './locale.ts';
import { printableLine } from './text.ts';
import { typedEmail, typedLine } from './typed-text.ts';
import { eventIdSchema } from './user-event.ts';

/** Lengths in UTF-16 units, for the schema and for the form's own `maxlength`. */
export const LEAD_LIMITS = { name: 100, email: 254, phone: 40, attribution: 1024 } as const;

/** A tracking default known to the page. */
const attribution = z.string().min(1).max(LEAD_LIMITS.attribution).regex(printableLine);

/**
 * A lead, posted by the lead service (§1). The event id comes from the page; leads with the same id
 * are one lead. It contains only what a lender needs for an offer: an identity document belongs to
 * the application, not to the first contact.
 */
export const leadRequestSchema = z
  .object({
    eventId: eventIdSchema,
    formToken: leadTokenSchema,
    whiteLabelToken: leadTokenSchema.optional(),
    name: typedLine(LEAD_LIMITS.name),
    email: typedEmail,
    /** E.164. */
    phone: z
      .string()
      .max(16)
      .regex(/^\+[1-9]\d{6,14}$/),
    /** In whole units of the currency. */
    amount: z.int().min(1).max(1_000_000_000),
    /** ISO 4217. */
    currency: z
      .string()
      .length(3)
      .regex(/^[A-Z]{3}$/),
    termMonths: z.int().min(1).max(600),
    locale: localeSchema,
    pubid: attribution.optional(),
    channelId: attribution.optional(),
    keyword: attribution.optional(),
    /** Of the visit, with marketing consent: it says which click brought the visitor. */
    impressionId: impressionIdSchema.optional(),
    /** The visitor agrees that the data is used to respond. */
    privacyAccepted: z.literal(true),
  })
  .meta({ id: 'LeadRequest' });

/** Response to a lead, the same for every repetition. */
export const leadResponseSchema = z.object({ id: z.uuid().max(36) }).meta({ id: 'LeadResponse' });

export type LeadRequest = z.output<typeof leadRequestSchema>;
export type LeadResponse = z.output<typeof leadResponseSchema>;

/**
 * Endpoint for leads of a website. Not below `/website/{id}/api`, which sites forward to: only the
 * lead service posts leads, signed with a shared secret.
 */
export const leadPath = (websiteId: number | string) => `/leads/${websiteId}`;
