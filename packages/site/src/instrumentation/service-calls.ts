import type { PlainResponse } from '@plaza/flow-server/requests';
import type { ForwardedRequest } from '../core/forward-to-service.ts';

/** Set by the app's API, used by the request handler. */
type ServiceCalls = {
  forward?: ((request: ForwardedRequest) => Promise<PlainResponse>) | undefined;
};

/** Global, because Next loads this module once for its instrumentation and once per bundle. */
const key = Symbol.for('@plaza/site service calls of this process');
const holder = globalThis as { [key]?: ServiceCalls };

/** How this process forwards calls to the leads service, once the app's API is loaded. */
export function serviceCalls(): ServiceCalls {
  holder[key] ??= {};
  return holder[key];
}
