import * as z from 'zod';

const OPERATORS = ['eq', 'gt', 'gte', 'lt', 'lte', 'neq'] as const;
const DIRECTIONS = ['asc', 'desc'] as const;

const property = z
  .string()
  .min(1)
  .describe('A property of a product; nested ones are joined by dots: amountRange.max');

const condition = z.object({
  property,
  operator: z
    .enum(OPERATORS)
    .describe('eq equal, neq not equal, gt greater than, gte at least, lt less than, lte at most'),
  value: z.int().describe('The value that the property is compared with'),
});

/** §3.4 FinanceOverviewBlock */
export const financeOverviewBlockSchema = z.object({
  title: z.string().optional().describe('Heading above the offers'),
  filter: z
    .object({
      conditions: z
        .array(condition)
        .describe('The conditions. An empty list shows every product of the page'),
    })
    .optional()
    .describe('Shows only products that meet every condition'),
  limit: z.int().describe('The maximum number of products'),
  orderBy: z
    .object({
      property,
      direction: z.enum(DIRECTIONS).describe('asc from the least, desc from the greatest'),
    })
    .describe('The property that the products are sorted by'),
});

export type FinanceOverviewBlockData = z.infer<typeof financeOverviewBlockSchema>;
export type FilterCondition = z.infer<typeof condition>;
export type FilterOperator = FilterCondition['operator'];
export type ProductSelection = Pick<FinanceOverviewBlockData, 'filter' | 'limit' | 'orderBy'>;
