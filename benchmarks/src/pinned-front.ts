import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFront } from '@plaza/front';
import { freePort } from '@plaza/testing';
import { onCoreOfServers, type PinnedServer, waitFor } from './pinned-server.ts';

/** A server of a benchmark. */
export type Server = Pick<PinnedServer, 'address' | 'stop'>;

/**
 * nginx with its cache of pages before instances, on the core of the servers.
 *
 * @param priority see `FrontOptions`
 */
export async function startPinnedFront(
  sites: readonly Server[],
  priority?: number,
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-front-'));
  const listen = `127.0.0.1:${await freePort()}`;
  const front = await startFront(
    {
      ...{ folder, listen, limits: false, accessLog: false, workerProcesses: 1 },
      ...(priority !== undefined && { priority }),
      sites: [{ hosts: ['*'], instances: sites.map(({ address }) => new URL(address).host) }],
    },
    [...onCoreOfServers, '/usr/sbin/nginx'] as [string],
  );
  const address = `http://${listen}`;
  await waitFor(`${address}/`);
  return {
    address,
    async stop() {
      await front.end();
      rmSync(folder, { recursive: true });
    },
  };
}
