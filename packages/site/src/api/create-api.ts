import { serviceCalls } from '../instrumentation/service-calls.ts';
import type { App } from '../react/app.ts';
import { createServiceForwarder } from './service-forwarder.ts';

/**
 * `GET` and `POST` of `app/api/[...path]/route.ts`: forwards to the leads service (§7). Once
 * called, requests that every page posts are forwarded by the same function before Next.
 */
export function createApi(app: App) {
  const { forward, forwardRequest } = createServiceForwarder(app);
  serviceCalls().forward = forward;
  return forwardRequest;
}
