import { startTraces } from '@plaza/metrics/traces';
import { serverState } from '@plaza/page-cache/server';
import { siteObserver } from '../instrumentation/site-observer.ts';

/**
 * Sends a trace of each request of this process, which the service continues. To be called before
 * the server starts.
 *
 * @param name of the site in the traces
 */
export function startSiteTraces(url: string, name: string): void {
  const traces = startTraces({ url, service: name, continues: false });
  serverState().around = (request, response, { route, handle }) => {
    const { method } = request;
    traces.serve(request, response, { name: () => `${method} ${route}`, work: handle });
  };
  siteObserver().traceHeaders = traces.headers;
}
