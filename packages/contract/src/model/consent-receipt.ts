import * as z from 'zod';
import type { ConsentCategory } from './cookie-category.ts';
import { localeSchema } from './locale.ts';
import { instant } from './text.ts';

/**
 * How a decision was given. By a button of the dialog that asked: `accept-all`, `accept-selection`,
 * `deny`. By the visitor who opened the dialog again: `settings`, or `withdrawal` when something
 * that was allowed no longer is. By the browser in its user's name: `gpc` (Global Privacy Control).
 */
export const CONSENT_METHODS = [
  'accept-all',
  'accept-selection',
  'deny',
  'settings',
  'withdrawal',
  'gpc',
] as const;

/** 128 random bits as base64url, as the consent cookie stores them: it says nothing about the visitor. */
const receiptIdSchema = z
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
 * Body of POST /consents: the proof of one decision, made by the browser that saves
 * it. It names what was shown by its hashes, and nothing that leads to the visitor. Sent again with
 * its id it is one receipt.
 */
export const consentReceiptRequestSchema = z
  .object({
    id: receiptIdSchema,
    /** By the browser's clock; the service adds its own. */
    givenAt: instant,
    method: z.enum(CONSENT_METHODS),
    categories: choicesSchema,
    /** Of the cookie declarations and the policy that the decision is about. */
    policyHash: hashSchema,
    /** Of the words of the dialog. */
    textsHash: hashSchema,
    locale: localeSchema,
    /** As the geolocation says it (ISO 3166 or a CDN's own code); absent when it says nothing. */
    country: z
      .string()
      .max(2)
      .regex(/^[A-Z][A-Z0-9]$/)
      .optional(),
    /** The receipt of the decision that this one replaces. */
    previousId: receiptIdSchema.optional(),
  })
  .refine(({ id, previousId }) => id !== previousId, {
    path: ['previousId'],
    error: 'A receipt cannot replace itself',
  })
  .meta({ id: 'ConsentReceiptRequest' });

export type ConsentMethod = (typeof CONSENT_METHODS)[number];
export type ConsentReceiptRequest = z.output<typeof consentReceiptRequestSchema>;
