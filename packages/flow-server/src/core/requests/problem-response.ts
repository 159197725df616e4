import { type ProblemName, problems } from '../../model/problem.ts';

/** A response that both Node and the web platform can send. */
export type PlainResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
};

/** Seconds after which the limit of a client is full again. */
const retryAfterSeconds = '60';

/** An uncached `application/problem+json` response; 429 says when to come again. */
export function plainProblemResponse(name: ProblemName, detail?: string): PlainResponse {
  const problem = { type: 'about:blank', ...problems[name], ...(detail && { detail }) };
  return {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(problem.status === 429 && { 'retry-after': retryAfterSeconds }),
    },
    body: JSON.stringify(problem),
  };
}

/** The same as a web `Response`, for routes of Next. */
export function problemResponse(name: ProblemName, detail?: string): Response {
  const { body, ...init } = plainProblemResponse(name, detail);
  return new Response(body, init);
}
