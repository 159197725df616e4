import * as z from 'zod';
import { imageSchema } from './image.ts';
import { webUrl } from './link.ts';
import { localeSchema } from './locale.ts';
import { count, entryId, instant, line, money, slug } from './text.ts';
import { trackingFields } from './tracking-data.ts';

/** An ISO 4217 code. */
export const currencyCode = z
  .string()
  .length(3)
  .regex(/^[A-Z]{3}$/);

/** A share of 0 to 100. */
export const percentage = z.number().min(0).max(100);

const providerSchema = z.object({
  name: line,
  legalName: line,
  url: webUrl,
  logo: imageSchema.optional(),
});

/** Two amounts, the smaller one first. */
export const moneyRangeSchema = z
  .object({ min: money, max: money })
  .refine(({ min, max }) => min <= max, { path: ['min'], error: 'min is more than max' });

export const amountRangeSchema = z
  .object({ min: money, max: money, currency: currencyCode })
  .refine(({ min, max }) => min <= max, { path: ['min'], error: 'min is more than max' });

export const termRangeSchema = z
  .object({ minDays: z.int().min(1).max(36_600), maxDays: z.int().min(1).max(36_600) })
  .refine((term) => term.minDays <= term.maxDays, {
    path: ['minDays'],
    error: 'minDays is more than maxDays',
  });

/** What a guarantee scheme pays back if the company fails. */
export const guaranteeSchema = z.object({ scheme: line, amount: money, currency: currencyCode });

/** The product's number, the same in every locale. */
export const productIdSchema = z.int().min(1).max(2_147_483_647);

/** The fields of a visit that a lender's link may contain: none identifies the visitor. */
const linkCodes = new Set([
  'clickId',
  ...Object.keys(trackingFields).filter(
    (field) => !['emailUserId', 'phoneNumberId', 'userInputToken'].includes(field),
  ),
]);

/** The name of who pays for an offer: `tune-es`. It is part of the address of its messages. */
export const partnerNameSchema = z
  .string()
  .max(40)
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/);

/** What the lender learns of where a visitor comes from: nothing, the site, or the page. */
export const REFERRERS = ['none', 'origin', 'page'] as const;

/**
 * URL of an offer, whose query may have placeholders for the visit, `?click={clickId}` (§9).
 */
const applyUrlSchema = webUrl.superRefine((url, context) => {
  const [address = '', query = ''] = url.split(/[?#]/);
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  if (/[{}]/.test(address)) refuse('a placeholder belongs in the query, as ?click={clickId}');
  for (const [, name = ''] of query.matchAll(/\{([^}]*)\}?/g))
    if (!linkCodes.has(name))
      refuse(`{${name}} is no code of a visit; one of ${[...linkCodes].join(', ')}`);
});

/** The fields of a product of every kind. `providerId` is the provider's page. */
export const productFields = {
  id: productIdSchema,
  // A slug of digits alone would look like an id.
  slug: slug.regex(/[a-z]/),
  locale: localeSchema,
  productType: z.int().min(1).max(1000),
  name: line,
  provider: providerSchema,
  providerId: entryId.optional(),
  active: z.boolean(),
  rank: count,
  highlights: z.array(line).max(20),
  conditions: z.array(line).max(30),
  applyUrl: applyUrlSchema,
  /** Who reports what became of its clicks; without it nobody can. */
  partner: partnerNameSchema.optional(),
  /** By default the lender learns the site. */
  referrer: z.enum(REFERRERS).optional(),
  updatedAt: instant.optional(),
};
