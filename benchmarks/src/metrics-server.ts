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
 * to the parent process, and its processor time in microseconds whenever it is asked.
 */
const { responses } = serverState();
const response = await encodeResponse(`<!doctype html>${'<p>Loans compared</p>'.repeat(700)}`, {
  ...{ etag: '"page"', 'content-type': 'text/html; charset=utf-8' },
  ...{ 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=3600' },
});
const entry = { cacheKey: 'page', staleAt: Number.POSITIVE_INFINITY, tags: [], response };
responses.set('/', entry, responses.generation());

/** Serves the page with the observer that there is now. */
async function serve(): Promise<number> {
  let handle: RequestListener = () => {};
  const { server, draining } = createPageServer((...exchange) => handle(...exchange));
  handle = createRequestHandler({ next: (_request, unasked) => unasked.end(), draining });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const ports = [await serve(), await serve()];
await startMetrics({ port: 0, host: '127.0.0.1' });
ports.push(await serve());
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.once('disconnect', () => process.exit());
process.send?.(ports);
