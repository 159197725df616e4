import * as z from 'zod';

const token = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{3,63}$/)
  .describe('Issued by the lead service');

const words = z.string().trim().min(1);

/** §1: the lead form of a third party, inside the page. */
export const leadFormSchema = z.object({
  title: words.describe('Name of the form for screen readers'),
  linkText: words.describe('Text of the link that leads to the form where it cannot be embedded'),
  formToken: token,
  whiteLabelToken: token.optional(),
  amount: z.int().min(1).optional().describe('Preselected amount, in whole units of the currency'),
  termMonths: z.int().min(1).optional().describe('Preselected term, in months'),
  size: z
    .enum(['short', 'medium', 'tall'])
    .default('medium')
    .describe('Space reserved for the form, so that nothing shifts when it loads'),
});

export type LeadFormData = z.infer<typeof leadFormSchema>;
