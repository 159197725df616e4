import { Pool } from 'undici';
import type { ServiceDoor } from '../core/pass-to-service.ts';
import { AnswerReader } from './answer-reader.ts';

/** An app has one service; its connections stay open. */
const pools = new Map<string, Pool>();

function poolOf(origin: string): Pool {
  const pool = pools.get(origin) ?? new Pool(origin, { headersTimeout: 0, bodyTimeout: 0 });
  pools.set(origin, pool);
  return pool;
}

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Sends a request to the service by undici, which takes half the processor time of Node's own client. */
export const sendToService: ServiceDoor['send'] = ({ origin, pathname, search }, request) => {
  const { method, headers, body = null, timeoutMs } = request;
  const reader = new AnswerReader();
  // One timer for the whole answer: undici's own begin again with every piece of it.
  const late = setTimeout(() => reader.abort(new TimeoutError()), timeoutMs);
  reader.onEnd = () => clearTimeout(late);
  poolOf(origin).dispatch({ method, path: pathname + search, headers, body }, reader);
  return reader.answer;
};
