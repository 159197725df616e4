import * as z from 'zod';

const day = z.iso.date();

/** A table's rows of a website on a day, in UTC. */
export const warehouseDaySchema = z.object({
  table: z.enum(['impressions', 'product_events', 'leads']),
  website: z.int(),
  day,
});

/** The position after a row, in the order of time. */
const cursorSchema = z.object({ at: z.string(), id: z.string() });

export const warehousePageQuerySchema = warehouseDaySchema.extend({
  after: cursorSchema.optional(),
  /** Stored rows; an event has a row of the warehouse for each of its products. */
  limit: z.int().min(1).max(10_000),
});

export const warehousePageSchema = z.object({
  rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  /** Where the next page begins; absent after the last one. */
  next: cursorSchema.optional(),
});

export const warehouseCountSchema = z.object({ count: z.int() });
export const warehouseWebsitesSchema = z.object({ websites: z.array(z.int()) });

export type StoredDay = z.output<typeof warehouseDaySchema>;
export type WarehousePageQuery = z.output<typeof warehousePageQuerySchema>;
export type WarehousePage = z.output<typeof warehousePageSchema>;
export type WarehouseCursor = z.output<typeof cursorSchema>;
