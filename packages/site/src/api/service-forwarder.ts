import { readBody } from '@plaza/flow-server/requests';
import { forwardToService } from '../core/forward-to-service.ts';
import type { App } from '../react/app.ts';
import { sendTo } from './send-to-service.ts';

/**
 * Forwards requests to the leads service of an app, from Node (`forward`) or a route of Next
 * (`forwardRequest`).
 */
export function createServiceForwarder({ site, environment }: Pick<App, 'site' | 'environment'>) {
  const { leadsServiceUrl } = environment;
  const service = { websiteId: site.id, send: sendTo(leadsServiceUrl) };
  return {
    forward: (request: Parameters<typeof forwardToService>[0]) =>
      forwardToService(request, service),
    async forwardRequest(request: Request): Promise<Response> {
      const { method, url, headers } = request;
      const read = (limitBytes: number) => readBody(request, limitBytes);
      const { pathname: path, search: query } = new URL(url);
      const forwarded = { method, path, query, headers, readBody: read };
      const { body, ...init } = await forwardToService(forwarded, service);
      return new Response(body, init);
    },
  };
}
