import {
  COMMANDS,
  type ContactMessageRequest,
  type ContactMessageResponse,
  contactMessageResponseSchema,
} from '@plaza/contract';
import type { ContentContext } from './content-context.ts';
import { ContentError } from './content-error.ts';
import { postCommand } from './post-command.ts';

/**
 * Issue 4 §3 POST /messages. It may be sent again with its key: the answer stays the same.
 * @throws {ContentError} when it fails, of status 422 for a key that another message has
 */
export async function postContactMessage(
  context: ContentContext,
  body: ContactMessageRequest,
): Promise<ContactMessageResponse> {
  const json = await postCommand(context, 'contactMessage', body);
  const parsed = contactMessageResponseSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const { path, error } = COMMANDS.contactMessage;
  throw new ContentError('contactMessage', error, {
    path,
    response: undefined,
    reason: parsed.error,
  });
}
