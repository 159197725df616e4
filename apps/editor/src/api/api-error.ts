import { type Problem, problemSchema } from '@plaza/contract';

/** An answer of the service that is no success, with its problem details. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The body, such as that of a 409 or 422. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(messageOf(status, body));
    this.status = status;
    this.body = body;
  }
}

function messageOf(status: number, body: unknown): string {
  const { success, data } = problemSchema.safeParse(body);
  if (success) return sentenceOf(data);
  const own = (body as { message?: unknown } | null)?.message;
  return typeof own === 'string' ? own : `The service answered ${status}`;
}

function sentenceOf({ title, detail, errors = [] }: Problem): string {
  const issues = errors.map(({ path, message }) => `${path}: ${message}`);
  return [title, detail, ...issues].filter(Boolean).join('. ');
}
