import * as z from 'zod';
import { webUrl } from './link.ts';
import { day, text } from './text.ts';

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

const inputName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z-]*$/);

/** The law that sets a figure. */
const lawSchema = z.object({
  act: text(160),
  section: text(80),
  /** Where its text or its figure is stated, and when the figure was last compared with that. */
  url: webUrl,
  accessedOn: day,
  /** The last day of a figure that is set for a time. */
  until: day.optional(),
});

/** What a value rests on that an input begins with: `contract` if no law sets it. */
const sourceSchema = z.union([lawSchema, z.literal('contract')]);

/** A debt that a tool shows as an example; `payment` is the minimum per month. */
const exampleDebtSchema = z.object({
  name: text(40),
  balance: z.number().positive(),
  rate: z.number().nonnegative(),
  payment: z.number().nonnegative(),
});

/**
 * What a calculator on a page asks for: the limits of its inputs by name, which of the options of a
 * choice it begins with, and example debts. Amounts are in units of the country's currency, rates in
 * percent per year.
 */
export const pageToolSchema = z.object({
  limits: z.record(inputName, limitSchema),
  choices: z.record(inputName, text(40)).optional(),
  debts: z.array(exampleDebtSchema).min(1).max(10).optional(),
  /** What the values rest on that inputs begin with, by the input's name. */
  sources: z.record(inputName, sourceSchema).optional(),
  /** Who has compared the figures and what the page says of them with the law; absent until then. */
  checked: z.object({ by: text(80), on: z.iso.date().max(10) }).optional(),
});

export type PageTool = z.output<typeof pageToolSchema>;
