import { isUtf8 } from 'node:buffer';
import { jsonIssues } from './json-issues.ts';
import { ProblemError } from './problem-error.ts';

/**
 * Parses an untrusted JSON body.
 *
 * @throws {ProblemError} `malformedBody` if it is not UTF-8, not JSON, nested too deeply, or unsafe
 *   for JavaScript or PostgreSQL
 */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) throw malformed('The body is empty');
  if (!isUtf8(body)) throw malformed('The body is not valid UTF-8');
  const value = parse(body.toString('utf8'));
  const errors = jsonIssues(value);
  if (errors.length > 0) {
    const detail = errors.map(({ path, message }) => `${path || 'body'}: ${message}`).join('; ');
    throw new ProblemError('malformedBody', { detail: detail.slice(0, 2000), errors });
  }
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProblemError('malformedBody', { detail: 'The body is not valid JSON', cause });
  }
}

const malformed = (detail: string) => new ProblemError('malformedBody', { detail });
