import * as z from 'zod';
import { addressableFields } from './entry.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { count, entryId, line } from './text.ts';

/** `/content/question-groups`: questions on one topic; the id of a question is its anchor. */
export const questionGroupSchema = z
  .object({
    ...addressableFields,
    name: line,
    position: count,
    questions: z
      .array(z.object({ id: entryId, question: line, answer: richTextDocumentSchema }))
      .min(1)
      .max(100)
      .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, {
        error: 'two questions have the same id',
      }),
  })
  .meta({ id: 'QuestionGroup' });

export type QuestionGroup = z.output<typeof questionGroupSchema>;
