import { whileWaiting } from '@plaza/page-cache/server';
import { siteObserver } from '../instrumentation/site-observer.ts';

/**
 * The platform's own `fetch`. Next patches the global one and would put the service's responses
 * into its data cache before they are parsed; it keeps the original under this name.
 */
export const plainFetch: typeof fetch = (input, init) => {
  const patched = globalThis.fetch as typeof fetch & { _nextOriginalFetch?: typeof fetch };
  const trace = siteObserver().traceHeaders?.();
  const headers = trace && { ...Object.fromEntries(new Headers(init?.headers)), ...trace };
  const send = patched._nextOriginalFetch ?? patched;
  return whileWaiting(() => send(input, headers ? { ...init, headers } : init));
};
