import { passToService } from '../core/pass-to-service.ts';
import { readBody } from '../core/read-body.ts';
import type { App } from '../react/app.ts';
import { sendTo } from './send-to-service.ts';

/** What passes requests on to the leads service of an app, and how a route of Next does so. */
export function passTo({ site, environment }: Pick<App, 'site' | 'environment'>) {
  const { leadsServiceUrl } = environment;
  const door = { websiteId: site.id, send: sendTo(leadsServiceUrl) };
  return {
    pass: (request: Parameters<typeof passToService>[0]) => passToService(request, door),
    async passRequest(request: Request): Promise<Response> {
      const { method, url, headers } = request;
      const read = (limitBytes: number) => readBody(request, limitBytes);
      const { pathname: path, search: query } = new URL(url);
      const passed = { method, path, query, headers, readBody: read };
      const { body, ...init } = await passToService(passed, door);
      return new Response(body, init);
    },
  };
}
