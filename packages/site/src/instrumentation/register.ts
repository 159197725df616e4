import { receiveRequests } from './receive-requests.ts';

/** `register` of an app's `instrumentation.ts`: runs once, before the first request. */
export function register(): void {
  // biome-ignore lint/style/noProcessEnv: Next writes the literal here when it compiles the app
  receiveRequests({ pagesAreRead: process.env.NODE_ENV !== 'development' });
}
