import * as z from 'zod';

/** The leads to list, newest first. */
export const leadQuerySchema = z.object({
  websiteId: z.int().optional(),
  since: z.iso.datetime({ offset: true }).optional(),
  limit: z.int().min(1).max(10_000),
});

const storedLeadSchema = z.object({
  id: z.string(),
  eventId: z.string(),
  websiteId: z.int(),
  receivedAt: z.iso.datetime(),
  formToken: z.string(),
  whiteLabelToken: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  amount: z.int(),
  currency: z.string().nullable(),
  termMonths: z.int(),
  locale: z.string(),
  pubid: z.string().nullable(),
  channelId: z.string().nullable(),
  keyword: z.string().nullable(),
});

export const leadListSchema = z.object({ leads: z.array(storedLeadSchema) });

export type LeadQuery = z.output<typeof leadQuerySchema>;
export type StoredLead = z.output<typeof storedLeadSchema>;
export type LeadList = z.output<typeof leadListSchema>;
