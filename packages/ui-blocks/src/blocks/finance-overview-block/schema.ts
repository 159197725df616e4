import { z } from 'zod';

const OPERATORS = ['eq', 'gt', 'gte', 'lt', 'lte', 'neq'] as const;
const DIRECTIONS = ['asc', 'desc'] as const;

/** A property of a product, or one inside it with dots between, e.g. `amountRange.max`. */
const property = z.string().min(1);

const condition = z.object({ property, operator: z.enum(OPERATORS), value: z.int() });

/** §3.4 FinanceOverviewBlock */
export const financeOverviewBlockSchema = z.object({
  title: z.string().optional(),
  /** A product is shown when every condition holds. */
  filter: z.object({ conditions: z.array(condition) }).optional(),
  limit: z.int(),
  orderBy: z.object({ property, direction: z.enum(DIRECTIONS) }),
});

export type FinanceOverviewBlockData = z.infer<typeof financeOverviewBlockSchema>;
export type FilterCondition = z.infer<typeof condition>;
export type FilterOperator = FilterCondition['operator'];
export type ProductSelection = Pick<FinanceOverviewBlockData, 'filter' | 'limit' | 'orderBy'>;
