import * as z from 'zod';
import { documentIssues } from './document-issues.ts';

/** An envelope only: the renderer parses the nodes, so a new block never makes old clients refuse a page. */
const nodeSchema = z.looseObject({ type: z.string().min(1).max(64) }).meta({ id: 'RichTextNode' });

/**
 * §3.4, §5: a Tiptap document. Nodes are kept as they are; the whole document is bounded in
 * depth, nodes and characters, and carries no `__proto__` key at any depth.
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
