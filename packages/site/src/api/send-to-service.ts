import { whileWaiting } from '@plaza/page-cache/server';
import { Pool } from 'undici';
import type { ServiceTarget } from '../core/forward-to-service.ts';
import { siteObserver } from '../instrumentation/site-observer.ts';
import { ResponseReader } from './response-reader.ts';

/** Connection pools by origin. An app has one service, and its connections stay open. */
const pools = new Map<string, Pool>();

function poolOf(origin: string): Pool {
  const pool = pools.get(origin) ?? new Pool(origin, { headersTimeout: 0, bodyTimeout: 0 });
  pools.set(origin, pool);
  return pool;
}

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Sends requests to the service with undici, which takes half the processor time of Node's client.
 *
 * @param leadsServiceUrl without a trailing slash
 */
export function sendTo(leadsServiceUrl: string): ServiceTarget['send'] {
  const { origin, pathname } = new URL(leadsServiceUrl);
  const base = pathname.replace(/\/$/, '');
  return (path, { method, headers, body = null, timeoutMs }) => {
    const reader = new ResponseReader();
    // One timer for the whole response; undici's own timeouts restart with every chunk.
    const timer = setTimeout(() => reader.abort(new TimeoutError()), timeoutMs);
    reader.onEnd = () => clearTimeout(timer);
    const trace = siteObserver().traceHeaders?.();
    const sent = trace ? { ...headers, ...trace } : headers;
    poolOf(origin).dispatch({ method, path: base + path, headers: sent, body }, reader);
    return whileWaiting(() => reader.response);
  };
}
