import { serviceCalls } from '../instrumentation/service-calls.ts';
import type { App } from '../react/app.ts';
import { createServiceForwarder } from './service-forwarder.ts';

/**
 * `GET` and `POST` of `app/api/[...path]/route.ts`: whatever the leads service answers (§7). What
 * every page posts is answered by the same function before Next, once this has been called.
 */
export function createApi(app: App) {
  const { forward, forwardRequest } = createServiceForwarder(app);
  serviceCalls().forward = forward;
  return forwardRequest;
}
