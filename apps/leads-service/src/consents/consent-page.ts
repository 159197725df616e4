import * as z from 'zod';

/** The receipts to export. */
const selectionFields = {
  websiteId: z.int().optional(),
  /** Only receipts that arrived since then. */
  since: z.iso.datetime({ offset: true }).optional(),
};

/** One page of an export: receipts after a number, oldest first. */
export const consentPageQuerySchema = z.object({
  ...selectionFields,
  after: z.int().min(0),
  limit: z.int().min(1).max(10_000),
});

const storedConsentSchema = z.object({
  number: z.int(),
  websiteId: z.int(),
  id: z.string(),
  receivedAt: z.iso.datetime(),
  givenAt: z.iso.datetime(),
  /** `late` or `ahead`, if `givenAt` and `receivedAt` are more than a day apart. */
  dated: z.enum(['late', 'ahead']).nullable(),
  method: z.string(),
  categories: z.record(z.string(), z.boolean()),
  policyHash: z.string(),
  textsHash: z.string(),
  locale: z.string(),
  country: z.string().nullable(),
  previousId: z.string().nullable(),
});

export const consentPageSchema = z.object({ consents: z.array(storedConsentSchema) });

export const consentSelectionSchema = z.object(selectionFields);

export type ConsentSelection = z.output<typeof consentSelectionSchema>;
export type ConsentPageQuery = z.output<typeof consentPageQuerySchema>;
export type ConsentPage = z.output<typeof consentPageSchema>;
