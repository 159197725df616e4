import * as z from 'zod';
import type { ConsentCategory } from './cookie-category.ts';
import { localeSchema } from './locale.ts';
import { instant } from './text.ts';

/**
 * How a decision was made. With a button of the prompted dialog: `accept-all`, `accept-selection`,
 * `deny`. In the reopened dialog: `settings`, or `withdrawal` if something allowed before is no
 * longer allowed. By the browser on behalf of its user: `gpc` (Global Privacy Control).
 */
export const CONSENT_METHODS = [
  'accept-all',
  'accept-selection',
  'deny',
  'settings',
  'withdrawal',
  'gpc',
] as const;

/** 128 random bits as base64url, as in the consent cookie; unrelated to the visitor. */
export const receiptIdSchema = z
  .string()
  .max(22)
  .regex(/^[A-Za-z0-9_-]{22}$/);

/** SHA-256, in the form that `sha256sum` prints. */
const hashSchema = z
  .string()
  .max(64)
  .regex(/^[0-9a-f]{64}$/);

/** §3.3: what was allowed. Necessary is always on. */
const choicesSchema = z.object({
  necessary: z.literal(true),
  preferences: z.boolean(),
  statistics: z.boolean(),
  marketing: z.boolean(),
} satisfies Record<ConsentCategory, z.ZodType>);

/**
 * Body of POST /consents: the proof of one decision, created by the browser that saves it. It
 * contains hashes of what was shown, and nothing that identifies the visitor. Sending it again with
 * the same id creates no second receipt.
 */
export const consentReceiptRequestSchema = z
  .object({
    id: receiptIdSchema,
    /** Time of the browser; the service adds its own. */
    givenAt: instant,
    method: z.enum(CONSENT_METHODS),
    categories: choicesSchema,
    /** Hash of the cookie declarations and the policy that the decision refers to. */
    policyHash: hashSchema,
    /** Hash of the texts of the dialog. */
    textsHash: hashSchema,
    locale: localeSchema,
    /** Country of the geolocation (ISO 3166 or a CDN's own code), if known. */
    country: z
      .string()
      .max(2)
      .regex(/^[A-Z][A-Z0-9]$/)
      .optional(),
    /** Id of the receipt that this one replaces. */
    previousId: receiptIdSchema.optional(),
  })
  .refine(({ id, previousId }) => id !== previousId, {
    path: ['previousId'],
    error: 'A receipt cannot replace itself',
  })
  .meta({ id: 'ConsentReceiptRequest' });

export type ConsentMethod = (typeof CONSENT_METHODS)[number];
export type ConsentReceiptRequest = z.output<typeof consentReceiptRequestSchema>;
