import {
  COMMANDS,
  type ImpressionRequest,
  type ImpressionResponse,
  impressionResponseSchema,
} from '@plaza/contract';
import type { ContentContext } from './content-context.ts';
import { ContentError } from './content-error.ts';
import { postCommand } from './post-command.ts';

/**
 * POST /impression (§7.3).
 *
 * @throws {ContentError} on failure; an answer without an id is also logged with the message of §8
 */
export async function postImpression(
  context: ContentContext,
  body: ImpressionRequest,
): Promise<ImpressionResponse> {
  const json = await postCommand(context, 'impression', body);
  const parsed = impressionResponseSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const lacksId = parsed.error.issues.some(({ path }) =>
    ['impression', 'impression.id'].includes(path.join('.')),
  );
  if (lacksId || json === null)
    context.logger.warn('Could not get impression id from response', {});
  const { path, error } = COMMANDS.impression;
  throw new ContentError('impression', error, { path, response: undefined, reason: parsed.error });
}
