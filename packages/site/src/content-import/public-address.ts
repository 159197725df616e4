import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are nobody's public host (RFC 6890). */
const inside = new BlockList();
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
/** Addresses of the public Internet in IPv6, without those that stand for others. */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
for (const network of ['2001::', '2002::'])
  inside.addSubnet(network, network === '2001::' ? 23 : 16, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4');
  return outside.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** Resolves a host for a connection, and refuses what is not public: checked where it is used. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = (found ?? []).filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (error || !first) callback(error ?? new Error(`${hostname} is no public host`), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
