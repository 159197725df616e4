import { join } from 'node:path';
import { type RunningFront, startFront } from '@plaza/front';
import { waitForAnswer } from '@plaza/testing';
import type { Host } from '../network/network.ts';

/** Above those that only root may use. */
const ports = { public: 8080, purge: 8081, service: 8082 } as const;

export interface Front {
  /** What visitors call. */
  readonly url: string;
  /** What sites call to reach the service. */
  readonly serviceUrl: string;
  /** Takes `PURGE` from sites. */
  readonly purgeUrl: string;
  /** Files of builds that it serves itself. */
  readonly staticFolder: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

type Upstreams = { readonly sites: readonly string[]; readonly services: readonly string[] };

/** nginx before the sites, and between them and the service. */
export function createFront(root: string, host: Host, { sites, services }: Upstreams): Front {
  const at = (port: number) => `${host.address}:${port}`;
  let front: RunningFront | undefined;
  const staticFolder = join(root, 'static');
  const options = {
    folder: join(root, host.name),
    listen: at(ports.public),
    purgeListen: at(ports.purge),
    sites: [{ hosts: ['*'], instances: sites, parameters: [], staticFolder }],
    service: { listen: at(ports.service), instances: services },
    // The load comes from one client.
    limits: false,
    accessLog: false,
    workerProcesses: 1,
    // It has a machine of its own.
    priority: -10,
  } as const;
  return {
    url: `http://${at(ports.public)}`,
    serviceUrl: `http://${at(ports.service)}`,
    purgeUrl: `http://${at(ports.purge)}`,
    staticFolder,
    async start() {
      front = await startFront(options, [...host.prefix, '/usr/sbin/nginx'] as [string]);
      // The service answers before the sites do, which need the front to reach it.
      await waitForAnswer(`http://${at(ports.service)}/livez`, front.running);
    },
    stop: async () => void (await front?.end()),
  };
}
