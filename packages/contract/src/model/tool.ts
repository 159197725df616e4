import * as z from 'zod';
import { addressableFields } from './entry.ts';
import { linkSchema } from './link.ts';
import { count, line, paragraph, text } from './text.ts';

/** `/content/tools`: a calculator or the like, with what it asks and the minutes it takes. */
export const toolSchema = z
  .object({
    ...addressableFields,
    name: line,
    summary: paragraph,
    link: linkSchema,
    inputs: z.array(line).max(30),
    minutes: z.int().min(1).max(600),
    icon: text(64).optional(),
    position: count,
  })
  .meta({ id: 'Tool' });

export type Tool = z.output<typeof toolSchema>;
