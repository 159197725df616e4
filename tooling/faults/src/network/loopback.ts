import type { Network } from './network.ts';

/** Hosts as addresses of the loopback, for machines without namespaces. Programs can be killed, not cut off. */
export function createLoopback(): Network {
  let last = 1;
  const refuse = () => {
    throw new Error('Addresses of the loopback cannot be cut off: network namespaces are needed');
  };
  return {
    kind: 'loopback',
    addHost(name) {
      last += 1;
      return { name, address: `127.77.0.${last}`, prefix: [] };
    },
    visitor: (index) => `127.77.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`,
    cut: refuse,
    heal: refuse,
  };
}
