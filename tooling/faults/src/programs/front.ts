import { join } from 'node:path';
import { startShippedFront } from '@plaza/deployment/shipped/start-shipped-front';
import type { RunningFront } from '@plaza/front';
import { waitForAnswer } from '@plaza/testing';
import type { Host } from '../network/network.ts';

/** Those of the shipped file. */
const ports = { public: 8080, purge: 8081, service: 8082 } as const;

/** It has a machine of its own, which it shares here with what it protects. */
const before = ['nice', '-n', '-10'] as const;

export interface Front {
  /** What visitors call, with the host of the site. */
  readonly url: string;
  /** What sites call to reach the service. */
  readonly serviceUrl: string;
  /** Takes `PURGE` from sites. */
  readonly purgeUrl: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The instances of each app, `service` among them. */
type Instances = Readonly<Record<string, readonly string[]>>;

/** nginx as it ships, before the sites and between them and the service. */
export function createFront(root: string, host: Host, instances: Instances): Front {
  const at = (port: number) => `${host.address}:${port}`;
  const listen = { 8080: at(ports.public), 8081: at(ports.purge), 8082: at(ports.service) };
  const folder = join(root, host.name);
  let front: RunningFront | undefined;
  return {
    url: `http://${at(ports.public)}`,
    serviceUrl: `http://${at(ports.service)}`,
    purgeUrl: `http://${at(ports.purge)}`,
    async start() {
      const [command = '', ...args] = [...host.prefix, ...before, '/usr/sbin/nginx'];
      front = await startShippedFront({ folder, listen, instances }, [command, ...args]);
      // The service answers before the sites do, which need the front to reach it.
      await waitForAnswer(`http://${at(ports.service)}/livez`, front.running);
    },
    stop: async () => void (await front?.end()),
  };
}
