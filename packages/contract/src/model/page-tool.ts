import * as z from 'zod';

/** The range of an input, the step of its slider, and the value it begins with. */
const limitSchema = z
  .object({ min: z.number(), max: z.number(), step: z.number().positive(), default: z.number() })
  .refine(({ min, max }) => min < max, { error: 'min is not below max' })
  .refine(({ min, max, default: preset }) => preset >= min && preset <= max, {
    error: 'the default is not between min and max',
  })
  .refine(({ min, max, step }) => step <= max - min, {
    error: 'the step is larger than the range',
  });

/**
 * What a calculator on a page asks for: the limits of its inputs, by name. Amounts are in units of
 * the country's currency, rates in percent per year.
 */
export const pageToolSchema = z.object({
  limits: z.record(
    z
      .string()
      .max(40)
      .regex(/^[a-z][a-z-]*$/),
    limitSchema,
  ),
});

export type PageTool = z.output<typeof pageToolSchema>;
