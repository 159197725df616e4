import * as z from 'zod';

/** §3.4 DividerBlock */
export const dividerBlockSchema = z.object({
  line: z.boolean().optional().describe('Draws a line instead of white space'),
});
export type DividerBlockProps = z.infer<typeof dividerBlockSchema>;
