import type { FailedResponse } from './failed-response.ts';
import { FetchFailure } from './fetch-failure.ts';

/**
 * Parses JSON; an empty body is null (§5).
 *
 * @throws {FetchFailure} if the text is not JSON
 */
export function parseJson(text: string, response: FailedResponse): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new FetchFailure('The answer is broken JSON', { retryable: true, response, cause });
  }
}
