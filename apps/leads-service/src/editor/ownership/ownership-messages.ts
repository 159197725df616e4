import { CONTENT_OWNERS, editorUserSchema } from '@plaza/contract/editor';
import * as z from 'zod';

/** Hands a website over. The folder is one of this machine; it must have what is stored. */
export const ownRequestSchema = z.object({
  websiteId: z.int().min(1),
  owner: z.enum(CONTENT_OWNERS),
  /** The content folder, to hand over to editors. */
  folder: z.string().max(4200).optional(),
  /** Whether a change is published only after somebody else approved it. */
  needsApproval: z.boolean().optional(),
  /** Whether drafts may be lost when editors hand it back. */
  discardDrafts: z.boolean().optional(),
  user: editorUserSchema,
});

export const ownReplySchema = z.object({
  owner: z.enum(CONTENT_OWNERS),
  /** The content version of the hand-over. */
  version: z.int(),
  /** Files of the hand-over. */
  files: z.int(),
});

export const textsRequestSchema = z.object({
  websiteId: z.int().min(1),
  /** The last file of the page before. */
  after: z.string().max(1000).optional(),
});

export const textsReplySchema = z.object({
  files: z.array(z.object({ file: z.string(), text: z.string() })),
});

export type OwnRequest = z.output<typeof ownRequestSchema>;
export type OwnReply = z.output<typeof ownReplySchema>;
export type TextsReply = z.output<typeof textsReplySchema>;
