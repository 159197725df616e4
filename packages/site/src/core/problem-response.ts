import { type ProblemName, problems } from '../model/problem.ts';

/** An answer as both Node and the web platform can give it. */
export type PlainResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
};

/** An `application/problem+json` answer that no cache keeps. */
export function plainProblemResponse(name: ProblemName, detail?: string): PlainResponse {
  const problem = { type: 'about:blank', ...problems[name], ...(detail && { detail }) };
  return {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    body: JSON.stringify(problem),
  };
}

/** The same, as a route of Next gives it. */
export function problemResponse(name: ProblemName, detail?: string): Response {
  const { body, ...init } = plainProblemResponse(name, detail);
  return new Response(body, init);
}
