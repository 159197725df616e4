import * as z from 'zod';
import { impressionIdSchema } from './impression.ts';
import { localeSchema } from './locale.ts';
import { text } from './text.ts';

export const CLIENT_TYPES = ['facebook', 'tiktok', 'google'] as const;

/** §7.3 body of POST /client-id: an advertising platform's own id for the visitor. */
export const clientIdRequestSchema = z
  .object({
    clickId: text(1024).optional(),
    clientId: text(512),
    clientType: z.enum(CLIENT_TYPES),
    impressionId: impressionIdSchema,
    locale: localeSchema,
  })
  .meta({ id: 'ClientIdRequest' });

export type ClientIdRequest = z.output<typeof clientIdRequestSchema>;
