import * as z from 'zod';
import { localeSchema } from './locale.ts';
import { printableLine } from './text.ts';
import { eventIdSchema } from './user-event.ts';

/** §9: what can be asked for, in whole euros. */
export const LEAD_AMOUNTS = [100, 250, 500, 1000] as const;

/** In how many months it may be paid back. */
export const LEAD_TERMS = [1, 2, 3, 6, 12] as const;

/** Lengths in UTF-16 units, for the schema and for the form's own `maxlength`. */
export const LEAD_LIMITS = { name: 100, email: 254, phone: 40, attribution: 1024 } as const;

/** What a form is known by, and whose colours it wears: given out by the lead service. */
export const leadTokenSchema = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{3,63}$/);

/** A tracking default, as the page knows it. */
const attribution = z.string().min(1).max(LEAD_LIMITS.attribution).regex(printableLine);

/**
 * As people write it, to how it is dialled from abroad: `612 34 56 78` and `0034 612-345-678` are
 * `+34612345678`. What is no such number stays as it is.
 */
function internationalPhone(written: string): string {
  const digits = written.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  return /^[6-9]\d{8}$/.test(digits) ? `+34${digits}` : digits;
}

/** E.164; a Spanish one has nine digits, of which the first is 6 to 9. */
const phoneSchema = z
  .string()
  .max(LEAD_LIMITS.phone)
  .overwrite(internationalPhone)
  .regex(/^\+(?:34[6-9]\d{8}|(?!34)[1-9]\d{6,14})$/);

/**
 * Body of the lead form (§1), as a form posts it. The event id is the page's, and makes a lead that
 * is sent twice one lead. What a lender needs to make an offer is asked for, and no more: an
 * identity document belongs to the application, not to the first contact.
 */
export const leadRequestSchema = z
  .object({
    eventId: eventIdSchema,
    formToken: leadTokenSchema,
    whiteLabelToken: leadTokenSchema.optional(),
    name: z.string().trim().min(1).max(LEAD_LIMITS.name).regex(printableLine),
    email: z.string().trim().max(LEAD_LIMITS.email).pipe(z.email()),
    phone: phoneSchema,
    amount: z.coerce.number().pipe(z.literal(LEAD_AMOUNTS)),
    termMonths: z.coerce.number().pipe(z.literal(LEAD_TERMS)),
    locale: localeSchema,
    pubid: attribution.optional(),
    channelId: attribution.optional(),
    keyword: attribution.optional(),
    /** A ticked box. */
    privacyAccepted: z.literal('on'),
  })
  .meta({ id: 'LeadRequest' });

export type LeadRequest = z.output<typeof leadRequestSchema>;
