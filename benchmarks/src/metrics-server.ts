import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createPageServer, createRequestHandler, serverState } from '@plaza/page-cache/server';
import { encodeResponse } from '@plaza/page-cache/server/encode-response';
import { startMetrics } from '@plaza/site/metrics/start-metrics';

/**
 * One page from memory, as a site answers it, with or without metrics. Says its port to the parent
 * process, and its processor time in microseconds whenever it is asked.
 */
if (process.argv[2] === 'on') await startMetrics({ port: 0, host: '127.0.0.1' });
const { responses } = serverState();
const response = await encodeResponse(`<!doctype html>${'<p>Loans compared</p>'.repeat(700)}`, {
  ...{ etag: '"page"', 'content-type': 'text/html; charset=utf-8' },
  ...{ 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=3600' },
});
const entry = { cacheKey: 'page', staleAt: Number.POSITIVE_INFINITY, tags: [], response };
responses.set('/', entry, responses.generation());

const { server, draining } = createPageServer((...exchange) => handle(...exchange));
const handle = createRequestHandler({ next: (_request, unasked) => unasked.end(), draining });
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.once('disconnect', () => process.exit());
process.send?.((server.address() as AddressInfo).port);
