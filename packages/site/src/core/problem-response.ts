import { type ProblemName, problems } from '../model/problem.ts';

/** An `application/problem+json` answer that no cache keeps. */
export function problemResponse(name: ProblemName, detail?: string): Response {
  const problem = { type: 'about:blank', ...problems[name], ...(detail && { detail }) };
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
}
