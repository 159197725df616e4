import { isUtf8 } from 'node:buffer';
import { jsonIssues } from './json-issues.ts';
import { ProblemError } from './problem-error.ts';

/**
 * Reads a JSON body that a stranger sent.
 *
 * @throws ProblemError `malformedBody` for what is no UTF-8, no JSON, too deep, or names what
 *   JavaScript or PostgreSQL must not be given
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
