import { type ProblemName, problems } from '../model/problem.ts';

/** A response that both Node and the web platform can send. */
export type PlainResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
};

/** An uncached `application/problem+json` response. */
export function plainProblemResponse(name: ProblemName, detail?: string): PlainResponse {
  const problem = { type: 'about:blank', ...problems[name], ...(detail && { detail }) };
  return {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    body: JSON.stringify(problem),
  };
}

/** The same as a web `Response`, for routes of Next. */
export function problemResponse(name: ProblemName, detail?: string): Response {
  const { body, ...init } = plainProblemResponse(name, detail);
  return new Response(body, init);
}
