import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  createPageServer,
  createRequestHandler,
  type RequestListener,
  serverState,
} from '@plaza/page-cache/server';
import { encodeResponse } from '@plaza/page-cache/server/encode-response';
import { startMetrics } from '@plaza/site/metrics/start-metrics';

/**
 * One page from memory, as a site answers it, on three ports of this process: twice without metrics and
 * once with them, so that the compiler, the memory and the machine are the same for all. Says its ports
 * to the parent process, and its processor time in microseconds whenever it is asked. Its argument is the
 * place of the server with metrics: the last of three costs 2 % more than the first, whatever it does.
 */
const place = Number(process.argv[2]);
const { responses } = serverState();
const response = await encodeResponse(`<!doctype html>${'<p>Loans compared</p>'.repeat(700)}`, {
  ...{ etag: '"page"', 'content-type': 'text/html; charset=utf-8' },
  ...{ 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=3600' },
});
const entry = { cacheKey: 'page', staleAt: Number.POSITIVE_INFINITY, tags: [], response };
responses.set('/', entry, responses.generation());

/** Serves the page with the observer that there is now, if any. */
async function serve(): Promise<number> {
  let handle: RequestListener = () => {};
  const { server, draining } = createPageServer((...exchange) => handle(...exchange));
  handle = createRequestHandler({ next: (_request, unasked) => unasked.end(), draining });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

await startMetrics({ port: 0, host: '127.0.0.1' });
const state = serverState();
const { observer } = state;
const ports: number[] = [];
for (let at = 0; at < 3; at += 1) {
  // A handler keeps the observer that it was made with.
  if (at === place) state.observer = observer;
  else delete state.observer;
  ports.push(await serve());
}
// The work on a page asks whether there is one, whichever server it came from.
state.observer = observer;
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.once('disconnect', () => process.exit());
process.send?.(ports);
