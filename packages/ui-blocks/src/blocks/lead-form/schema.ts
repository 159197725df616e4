import { z } from 'zod';

const token = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{3,63}$/)
  .describe('As the lead service gave it out');

const words = z.string().trim().min(1);

/** §1: the lead form of a third party, inside the page. */
export const leadFormSchema = z.object({
  title: words.describe('Names the form to who cannot see it'),
  linkText: words.describe('Of the link to the form, for whom it cannot be shown here'),
  formToken: token,
  whiteLabelToken: token.optional(),
  amount: z.int().min(1).optional().describe('Chosen beforehand, in whole units'),
  termMonths: z.int().min(1).optional().describe('Chosen beforehand'),
  size: z
    .enum(['short', 'medium', 'tall'])
    .default('medium')
    .describe('Room that is kept for it, so that nothing moves when it comes'),
});

export type LeadFormData = z.infer<typeof leadFormSchema>;
