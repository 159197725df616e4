import { handleVisit } from '../core/handle-visit.ts';
import type { App } from '../react/app.ts';

/**
 * `POST` of `app/api/visit/route.ts`: sets the visitor's country and persists consent (design
 * §3.5).
 */
export function createVisit(app: Pick<App, 'site' | 'consent'>) {
  return (request: Request) => handleVisit(request, new Date(), app);
}
