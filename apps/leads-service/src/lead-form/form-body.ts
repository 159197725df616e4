import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { carriedFields, leadFormFieldNames } from './lead-form-fields.ts';

const known = [...carriedFields, ...leadFormFieldNames];

/** Lets the routes of this scope read a form as a browser posts it: the fields of the form alone. */
export function registerFormBody(scope: FastifyInstance): void {
  const options = { parseAs: 'buffer' } as const;
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    async (_request: unknown, body: Buffer) => {
      if (!isUtf8(body))
        throw new ProblemError('malformedBody', { detail: 'The form is not UTF-8' });
      const form = new URLSearchParams(body.toString('utf8'));
      return Object.fromEntries(
        known.flatMap((name) => {
          const value = form.get(name);
          return value === null ? [] : [[name, value]];
        }),
      );
    },
  );
}
