import type { FailedResponse } from './failed-response.ts';
import { FetchFailure } from './fetch-failure.ts';

/**
 * §5: an empty body is "nothing returned" and reads as null.
 * @throws {FetchFailure} when the text is not JSON
 */
export function parseJson(text: string, response: FailedResponse): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new FetchFailure('The answer is broken JSON', { retryable: true, response, cause });
  }
}
