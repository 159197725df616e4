import { DrizzleQueryError } from 'drizzle-orm';
import { errorCodes } from 'fastify';
import { describe, expect, test } from 'vitest';
import { QueueFullError } from '../writes/grouped-writer.ts';
import { describeCause } from './describe-cause.ts';
import { ProblemError } from './problem-error.ts';
import { problems, problemType } from './problems.ts';
import { toProblemError } from './to-problem-error.ts';

const query = (cause: Error) => new DrizzleQueryError('insert …', ['+34 600 000 000'], cause);
const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const status = (statusCode: number) => Object.assign(new Error('x'), { statusCode });

describe('design §3 every error becomes a problem', () => {
  test.each([
    [new ProblemError('notFound'), 'notFound'],
    [new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE(), 'bodyTooLarge'],
    [new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE('a/b'), 'unsupportedMediaType'],
    [new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH(), 'malformedBody'],
    [new errorCodes.FST_ERR_BAD_URL('/%'), 'badRequest'],
    [status(405), 'methodNotAllowed'],
    [status(418), 'badRequest'],
    [status(200), 'internalError'],
    [status(502), 'internalError'],
    [new QueueFullError(), 'overloaded'],
    [query(coded('ECONNREFUSED')), 'unavailable'],
    [query(coded('57P01')), 'unavailable'],
    [query(coded('08006')), 'unavailable'],
    [query(coded('22P05')), 'invalidRequest'],
    [query(coded('42601')), 'internalError'],
    [query(new Error('timeout exceeded when trying to connect')), 'unavailable'],
    [coded('ECONNREFUSED'), 'internalError'],
    [new TypeError('undefined is not a function'), 'internalError'],
    ['thrown text', 'internalError'],
    [undefined, 'internalError'],
  ])('%s', (error, problem) => {
    expect(toProblemError(error).problem).toBe(problem);
  });

  test('does not expose internal errors', () => {
    const { message, errors } = toProblemError(query(coded('42601', 'syntax error')));
    expect({ message, errors }).toEqual({
      message: problems.internalError.title,
      errors: undefined,
    });
  });

  test('does not log the data of visitors', () => {
    const written = JSON.stringify(describeCause(query(coded('42601', 'syntax error'))));
    expect(written).toContain('syntax error');
    expect(written).not.toContain('+34 600');
  });

  test('types are stable and unique', () => {
    const types = (Object.keys(problems) as (keyof typeof problems)[]).map(problemType);
    expect(new Set(types).size).toBe(types.length);
    expect(problemType('tooManyRequests')).toBe('urn:plaza:problem:too-many-requests');
  });
});
