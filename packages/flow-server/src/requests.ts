export { clientAddress } from './core/requests/client-address.ts';
export {
  type PlainResponse,
  plainProblemResponse,
  problemResponse,
} from './core/requests/problem-response.ts';
export {
  createRateLimiter,
  createTokenBucket,
  type RateLimiter,
} from './core/requests/rate-limiter.ts';
export { readBody, readNodeBody } from './core/requests/read-body.ts';
export type { ProblemName } from './model/problem.ts';
