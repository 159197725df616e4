import { z } from 'zod';

const OPERATORS = ['eq', 'gt', 'gte', 'lt', 'lte', 'neq'] as const;
const DIRECTIONS = ['asc', 'desc'] as const;

const property = z
  .string()
  .min(1)
  .describe('A property of a product, or one inside it with dots between: amountRange.max');

const condition = z.object({
  property,
  operator: z
    .enum(OPERATORS)
    .describe('eq is equal, gt greater, gte at least, lt less, lte at most, neq not equal'),
  value: z.int().describe('What the property is compared with'),
});

/** §3.4 FinanceOverviewBlock */
export const financeOverviewBlockSchema = z.object({
  title: z.string().optional().describe('Caption of the table'),
  filter: z
    .object({ conditions: z.array(condition).describe('None: every product of the page') })
    .optional()
    .describe('A product is shown when every condition holds'),
  limit: z.int().describe('How many products at most'),
  orderBy: z
    .object({
      property,
      direction: z.enum(DIRECTIONS).describe('asc from the least, desc from the greatest'),
    })
    .describe('The property that decides which product is first'),
});

export type FinanceOverviewBlockData = z.infer<typeof financeOverviewBlockSchema>;
export type FilterCondition = z.infer<typeof condition>;
export type FilterOperator = FilterCondition['operator'];
export type ProductSelection = Pick<FinanceOverviewBlockData, 'filter' | 'limit' | 'orderBy'>;
