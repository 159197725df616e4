import type { ForwardedRequest } from '../core/forward-to-service.ts';
import type { PlainResponse } from '../core/problem-response.ts';

/** What the app's API lends to the receiver of requests. */
type ServiceCalls = {
  forward?: ((request: ForwardedRequest) => Promise<PlainResponse>) | undefined;
};

/** Next loads this module once for its instrumentation and once per bundle: the calls are one. */
const key = Symbol.for('@plaza/site service calls of this process');
const holder = globalThis as { [key]?: ServiceCalls };

/** How this process passes calls on to the leads service, as soon as the app's API is loaded. */
export function serviceCalls(): ServiceCalls {
  holder[key] ??= {};
  return holder[key];
}
