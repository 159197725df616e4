import { execFileSync } from 'node:child_process';
import type { Host, Network } from './network.ts';

const bridge = 'plaza';
/**
 * Without one of its own, a bridge has the lowest address of its cables, and changes it when that
 * cable is cut: no host then reaches the visitors until its table of neighbours is corrected.
 */
const bridgeAddress = '02:00:0a:4d:00:01';
/** Of hosts; the addresses of visitors, on this side of the bridge, are in the same network. */
const subnet = '10.77.0';
const visitors = '10.77.128.0/17';

const ip = (...args: readonly string[]) => execFileSync('ip', args, { stdio: 'pipe' });

const linkOf = ({ name }: Host) => `v-${name}`;

/**
 * A bridge in the network namespace of this process, and a namespace with a cable to it per host.
 * Call in a namespace of its own (`enter-namespaces.ts`): everything is gone when that ends.
 */
export function createNamespaces(): Network {
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', bridge, 'address', bridgeAddress, 'type', 'bridge');
  ip('addr', 'add', `${subnet}.1/16`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  ip('route', 'add', 'local', visitors, 'dev', 'lo');
  let last = 1;
  return {
    kind: 'namespaces',
    addHost(name) {
      last += 1;
      const address = `${subnet}.${last}`;
      const host = { name, address, prefix: ['ip', 'netns', 'exec', name] };
      ip('netns', 'add', name);
      ip('link', 'add', linkOf(host), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
      ip('-n', name, 'addr', 'add', `${address}/16`, 'dev', 'eth0');
      ip('-n', name, 'link', 'set', 'eth0', 'up');
      ip('-n', name, 'link', 'set', 'lo', 'up');
      ip('link', 'set', linkOf(host), 'master', bridge, 'up');
      return host;
    },
    visitor: (index) => `10.77.${128 + Math.floor(index / 250)}.${1 + (index % 250)}`,
    // The host's own link stays up, as with a broken switch: nobody gets an error at once.
    cut: (host) => void ip('link', 'set', linkOf(host), 'nomaster'),
    heal: (host) => void ip('link', 'set', linkOf(host), 'master', bridge),
  };
}
