import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { serveLocally } from '@plaza/testing';

/** Stands before a site and answers the paths `/enlace-…/` itself, counting them. */
export type CountingDoor = {
  readonly url: string;
  /** Paths of pages asked for, in order; those fetched ahead by speculation carry `(ahead)`. */
  readonly asked: string[];
  /** Most of the counted requests that were ever under way at once. */
  readonly most: () => number;
  /** Leaves requests, those for pictures too, waiting until the door is opened. */
  readonly hold: () => void;
  readonly open: () => void;
  readonly reset: () => void;
  readonly close: () => Promise<void>;
};

/** @param site address of the site that answers everything else */
export async function openCountingDoor(site: string): Promise<CountingDoor> {
  const asked: string[] = [];
  const waiting = new Set<() => void>();
  const underWay = new Set<IncomingMessage>();
  let held = false;
  let most = 0;

  function count(incoming: IncomingMessage, answer: ServerResponse) {
    const ahead = String(incoming.headers['sec-purpose'] ?? '').includes('prefetch');
    if (!incoming.url?.endsWith('.svg')) {
      asked.push(`${incoming.url}${ahead ? ' (ahead)' : ''}`);
      underWay.add(incoming);
      most = Math.max(most, underWay.size);
      answer.once('close', () => underWay.delete(incoming));
    }
    const end = () => answerCounted(incoming.url ?? '', answer);
    if (held) waiting.add(end);
    else setImmediate(end);
  }

  const { url, close } = await serveLocally((incoming, answer) => {
    if (incoming.url?.startsWith('/enlace-')) count(incoming, answer);
    else pass(site, incoming, answer);
  });
  const open = () => {
    held = false;
    for (const end of waiting) end();
    waiting.clear();
  };
  return {
    url,
    asked,
    most: () => most,
    hold: () => {
      held = true;
    },
    open,
    reset() {
      open();
      asked.length = 0;
      most = 0;
    },
    close,
  };
}

function answerCounted(path: string, answer: ServerResponse) {
  const image = path.endsWith('.svg');
  if (path === '/enlace-redirige/') answer.writeHead(302, { location: '/enlace-destino/' });
  else answer.setHeader('content-type', image ? 'image/svg+xml' : 'text/html; charset=utf-8');
  answer.end(image ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : `<h1>${path}</h1>`);
}

function pass(site: string, incoming: IncomingMessage, answer: ServerResponse) {
  const { hostname, port } = new URL(site);
  const { method, url, headers } = incoming;
  const passed = request({ hostname, port, method, path: url, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  incoming.pipe(passed);
}
