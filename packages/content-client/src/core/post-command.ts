import { COMMANDS, type CommandName } from '@plaza/contract';
import type { ContentContext } from './content-context.ts';
import { ContentError } from './content-error.ts';
import { type FailedResponse, failedResponse } from './failed-response.ts';
import { FetchFailure } from './fetch-failure.ts';
import { parseJson } from './parse-json.ts';
import { readBody } from './read-body.ts';

/**
 * Posts once (§7.3), without retries: a lost answer may belong to a processed request, which must
 * not count twice.
 *
 * @returns the response's JSON, undefined if the table has no response
 * @throws {ContentError} with the invalid body, the rejected response or the malformed answer
 */
export async function postCommand(context: ContentContext, name: CommandName, body: unknown) {
  const { path, error: message, body: schema } = COMMANDS[name];
  const fail = (reason: unknown, response?: FailedResponse) =>
    new ContentError(name, message, { path, response, reason });
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw fail(parsed.error);
  try {
    return await send(context, name, JSON.stringify(parsed.data));
  } catch (error) {
    throw fail(error, error instanceof FetchFailure ? error.response : undefined);
  }
}

async function send(context: ContentContext, name: CommandName, body: string): Promise<unknown> {
  const url = `${context.baseUrl}${COMMANDS[name].path}`;
  const response = await context.fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, application/problem+json',
    },
    body,
    credentials: 'omit',
    redirect: 'manual',
    signal: context.clock.timeout(context.limits.timeoutMs),
  });
  const failed = failedResponse(url, response);
  if (!response.ok || !('response' in COMMANDS[name])) await response.body?.cancel();
  if (!response.ok) {
    throw new FetchFailure(`The service answered with status ${response.status}`, {
      response: failed,
    });
  }
  if (!('response' in COMMANDS[name])) return undefined;
  return parseJson(await readBody(response, context.limits.bodyBytes), failed);
}
