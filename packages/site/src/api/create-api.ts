import { passToService } from '../core/pass-to-service.ts';
import { plainFetch } from '../next/plain-fetch.ts';
import type { App } from '../react/app.ts';

/** `GET` and `POST` of `app/api/[...path]/route.ts`: whatever the leads service answers (§7). */
export function createApi(app: App) {
  const door = {
    leadsServiceUrl: app.environment.leadsServiceUrl,
    websiteId: app.site.id,
    fetch: plainFetch,
  };
  return (request: Request) => passToService(request, door);
}
