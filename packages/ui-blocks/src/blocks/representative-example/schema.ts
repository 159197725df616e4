import * as z from 'zod';

const item = z.string().trim().min(1);

/**
 * The figures that must accompany every cost figure of credit
 * (Directive (EU) 2023/2225, art. 8(3)), formatted for the visitor.
 */
export const representativeExampleSchema = z.object({
  totalCredit: item,
  /** The rate with "fixed" or "variable", e.g. "0 % fijo". */
  borrowingRate: item,
  /** Every charge in the total cost; an empty list means none. */
  charges: z.array(z.object({ name: item, amount: item })),
  totalCost: item,
  term: item,
  apr: item,
  totalPayable: item,
  /** Number and amount of the instalments, e.g. "1 cuota de 125,00 €". */
  instalments: item,
});

export type RepresentativeExampleFigures = z.infer<typeof representativeExampleSchema>;

/** Thrown by `RepresentativeExample`; the message names every missing item. */
export class IncompleteExampleError extends Error {
  override readonly name = 'IncompleteExampleError';
}

/**
 * @param value the figures, as they came
 * @throws {IncompleteExampleError} when an item is missing or empty
 */
export function parseRepresentativeExample(value: unknown): RepresentativeExampleFigures {
  const result = representativeExampleSchema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new IncompleteExampleError(`Representative example is incomplete: ${issues.join('; ')}`);
}
