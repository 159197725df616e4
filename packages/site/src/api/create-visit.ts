import { handleVisit } from '../core/handle-visit.ts';
import type { App } from '../react/app.ts';

/** `POST` of `app/api/visit/route.ts`: tells a visitor's browser its country, and keeps its consent (design §3.5). */
export function createVisit(app: Pick<App, 'site' | 'consent'>) {
  return (request: Request) => handleVisit(request, new Date(), app);
}
