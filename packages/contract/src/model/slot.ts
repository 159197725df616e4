import * as z from 'zod';
import { addressableFields } from './entry.ts';
import { imageSchema } from './image.ts';
import { sitePath, webUrl } from './link.ts';
import { pageMetaSchema } from './page-meta.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { count, entryId, line, money, paragraph, text } from './text.ts';

export const SLOT_VOLATILITIES = ['low', 'medium', 'high'] as const;

const summaryFields = {
  ...addressableFields,
  path: sitePath,
  name: line,
  gameProviderId: entryId,
  summary: paragraph,
  image: imageSchema.optional(),
  returnToPlayer: z.number().min(0).max(100).optional(),
  volatility: z.enum(SLOT_VOLATILITIES).optional(),
};

/** §7.1 `/content/slots`: a slot game as lists show it; `returnToPlayer` is a percentage. */
export const slotSummarySchema = z.object(summaryFields).meta({ id: 'SlotSummary' });

const betSchema = z.object({ min: money, max: money, currency: z.string().length(3) });

/** §7.1 `/content/slots/{id}`. `maxWin` is a multiple of the stake. */
export const slotSchema = z
  .object({
    ...summaryFields,
    reels: z.int().min(1).max(100).optional(),
    rows: z.int().min(1).max(100).optional(),
    paylines: count.optional(),
    bet: betSchema.optional(),
    maxWin: money.optional(),
    releasedAt: z.iso.date().max(10).optional(),
    features: z.array(text(100)).max(50).optional(),
    themes: z.array(text(100)).max(50).optional(),
    demoUrl: webUrl.optional(),
    body: richTextDocumentSchema,
    meta: pageMetaSchema,
  })
  .meta({ id: 'Slot' });

export type SlotSummary = z.output<typeof slotSummarySchema>;
export type Slot = z.output<typeof slotSchema>;
