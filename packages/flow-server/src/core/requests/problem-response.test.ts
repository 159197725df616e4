import { expect, it } from 'vitest';
import { type ProblemName, problems } from '../../model/problem.ts';
import { plainProblemResponse } from './problem-response.ts';

it.each(Object.keys(problems) as ProblemName[])(
  'RFC 6585 §4: %s says when to come again if it is a 429',
  (name) => {
    const { status, headers } = plainProblemResponse(name);
    expect(headers['retry-after']).toBe(status === 429 ? '60' : undefined);
  },
);
