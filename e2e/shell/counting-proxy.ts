import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { serveLocally } from '@plaza/testing';

/** A proxy in front of a site that answers the paths `/enlace-…/` itself and counts them. */
export type CountingProxy = {
  readonly url: string;
  /** Requested page paths, in order; those prefetched by speculation rules end in `(prefetch)`. */
  readonly requested: string[];
  /** The maximum number of parallel counted requests. */
  readonly maxParallel: () => number;
  /** Holds back responses, including images, until `open` is called. */
  readonly hold: () => void;
  readonly open: () => void;
  readonly reset: () => void;
  readonly close: () => Promise<void>;
};

/** @param site URL of the site that answers everything else */
export async function openCountingProxy(site: string): Promise<CountingProxy> {
  const requested: string[] = [];
  const waiting = new Set<() => void>();
  const active = new Set<IncomingMessage>();
  let held = false;
  let maxParallel = 0;

  function count(incoming: IncomingMessage, response: ServerResponse) {
    const isPrefetch = String(incoming.headers['sec-purpose'] ?? '').includes('prefetch');
    if (!incoming.url?.endsWith('.svg')) {
      requested.push(`${incoming.url}${isPrefetch ? ' (prefetch)' : ''}`);
      active.add(incoming);
      maxParallel = Math.max(maxParallel, active.size);
      response.once('close', () => active.delete(incoming));
    }
    const end = () => respond(incoming.url ?? '', response);
    if (held) waiting.add(end);
    else setImmediate(end);
  }

  const { url, close } = await serveLocally((incoming, response) => {
    if (incoming.url?.startsWith('/enlace-')) count(incoming, response);
    else pass(site, incoming, response);
  });
  const open = () => {
    held = false;
    for (const end of waiting) end();
    waiting.clear();
  };
  return {
    url,
    requested,
    maxParallel: () => maxParallel,
    hold: () => {
      held = true;
    },
    open,
    reset() {
      open();
      requested.length = 0;
      maxParallel = 0;
    },
    close,
  };
}

function respond(path: string, response: ServerResponse) {
  const image = path.endsWith('.svg');
  if (path === '/enlace-redirige/') response.writeHead(302, { location: '/enlace-destino/' });
  else response.setHeader('content-type', image ? 'image/svg+xml' : 'text/html; charset=utf-8');
  response.end(image ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : `<h1>${path}</h1>`);
}

function pass(site: string, incoming: IncomingMessage, response: ServerResponse) {
  const { hostname, port } = new URL(site);
  const { method, url, headers } = incoming;
  const upstream = request({ hostname, port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  incoming.pipe(upstream);
}
