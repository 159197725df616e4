import * as z from 'zod';
import { APPLICATION_LIMITS, vendorSchema } from './application.ts';
import { receiptIdSchema } from './consent-receipt.ts';

/** A random id by which a browser claims vendors. */
const claim = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_-]{16,64}$/);

/** Body of POST /applications/{id}/vendor-claims: vendors that this browser can send events to. */
export const vendorClaimRequestSchema = z
  .object({
    claim,
    vendors: z.array(vendorSchema).min(1).max(APPLICATION_LIMITS.vendors),
    /** The receipt of the marketing consent, which may be younger than the submission. */
    consentId: receiptIdSchema.optional(),
  })
  .meta({ id: 'VendorClaimRequest' });

/**
 * Response of POST /applications/{id}/vendor-claims: the vendors to send the events to. Until
 * `seconds` have passed nobody else gets these.
 */
export const vendorClaimResponseSchema = z
  .object({
    vendors: z.array(vendorSchema).max(APPLICATION_LIMITS.vendors),
    seconds: z.int().min(0).max(3_600),
    /** The commission that is expected of the application, if it is known. */
    worth: z
      .object({
        value: z.number().min(0).max(1_000_000_000),
        currency: z
          .string()
          .length(3)
          .regex(/^[A-Z]{3}$/),
      })
      .optional(),
  })
  .meta({ id: 'VendorClaimResponse' });

/** Body of POST /applications/{id}/notified-vendors: a claimed vendor has taken the events. */
export const notifiedVendorRequestSchema = z
  .object({ claim, vendor: vendorSchema })
  .meta({ id: 'NotifiedVendorRequest' });

/** Response of POST /applications/{id}/notified-vendors. */
export const notifiedVendorsSchema = z
  .object({ notifiedVendors: z.array(vendorSchema).max(APPLICATION_LIMITS.vendors) })
  .meta({ id: 'NotifiedVendors' });

export type VendorClaimRequest = z.output<typeof vendorClaimRequestSchema>;
export type VendorClaimResponse = z.output<typeof vendorClaimResponseSchema>;
export type NotifiedVendorRequest = z.output<typeof notifiedVendorRequestSchema>;
export type NotifiedVendors = z.output<typeof notifiedVendorsSchema>;
