import { watchForwardedFor } from './forwarded-for.ts';

/** `register` of an app's `instrumentation.ts`: runs once, before the first request. */
export function register(): void {
  watchForwardedFor();
}
