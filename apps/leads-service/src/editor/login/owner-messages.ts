import { editorUserSchema } from '@plaza/contract/editor';
import * as z from 'zod';

export const ownerRequestSchema = z.object({
  email: z.email().max(320),
  name: z.string().min(1).max(200),
  /** Default: all. */
  websiteId: z.int().min(1).optional(),
  /** Does nothing once an owner has a password. */
  isFirst: z.boolean().optional(),
  user: editorUserSchema,
});

export const ownerReplySchema = z.object({
  /** Relative to the editor's address; absent if there is an owner already. */
  link: z.string().optional(),
  websiteIds: z.array(z.int()),
});

export type OwnerRequest = z.output<typeof ownerRequestSchema>;
export type OwnerReply = z.output<typeof ownerReplySchema>;
