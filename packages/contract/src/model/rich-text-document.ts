import * as z from 'zod';
import { documentIssues } from './document-issues.ts';

/**
 * Validates the envelope only. The renderer parses the nodes, so that old clients accept pages with
 * new blocks.
 */
const nodeSchema = z.looseObject({ type: z.string().min(1).max(64) }).meta({ id: 'RichTextNode' });

/**
 * §3.4, §5: a Tiptap document. Nodes are kept unchanged; depth, nodes and characters of the
 * document are limited, and `__proto__` keys are rejected at any depth.
 */
export const richTextDocumentSchema = z
  .looseObject({
    type: z.literal('doc', 'Invalid content'),
    content: z.array(nodeSchema).max(2000),
  })
  .check((context) => {
    for (const { path, message } of documentIssues(context.value)) {
      context.issues.push({ code: 'custom', path, message, input: context.value });
    }
  })
  .meta({ id: 'RichTextDocument' });

export type TiptapDocument = z.output<typeof richTextDocumentSchema>;
export type TiptapNode = z.output<typeof nodeSchema>;
