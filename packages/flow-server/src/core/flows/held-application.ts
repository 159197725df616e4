import { type ApplicationFailure, isFailure } from './application-client.ts';
import { type ApplicationKey, readApplicationCookie } from './application-cookie.ts';
import type { FlowVisit, HeldApplication } from './flow-visit.ts';

/** What a browser holds: nothing, an application of this flow, or one that cannot be read. */
export type Held =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'held' } & HeldApplication)
  /** It is no longer there, or belongs to another flow. */
  | { readonly kind: 'gone' }
  /** It goes on in another browser; the key is good for a link back into this one. */
  | { readonly kind: 'elsewhere'; readonly key: ApplicationKey }
  | { readonly kind: 'away'; readonly failure: ApplicationFailure };

/** Reads the application of the browser that sent a request. */
export async function readHeld(visit: FlowVisit): Promise<Held> {
  const key = readApplicationCookie(visit.request.headers);
  if (!key) return { kind: 'none' };
  const application = await visit.service.read(key);
  if (isFailure(application)) {
    const { failure } = application;
    if (failure === 'elsewhere') return { kind: 'elsewhere', key };
    return failure === 'gone' ? { kind: 'gone' } : { kind: 'away', failure: application };
  }
  return application.flow === visit.flow.name
    ? { kind: 'held', key, application }
    : { kind: 'gone' };
}
