import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (seen: string, hops = 0) =>
  clientAddress(new Request('http://a', { headers: { 'x-forwarded-for': seen } }), hops);

it.each([
  [0, '203.0.113.5'],
  [1, '192.0.2.7'],
  [2, '198.51.100.9'],
  [9, '198.51.100.9'],
])('behind %i trusted proxies the client is %s', (hops, client) => {
  expect(from('198.51.100.9, 192.0.2.7, 203.0.113.5', hops)).toBe(client);
});

it.each([
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['a:b', 'a:b'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, client) => {
  expect(from(address)).toBe(client);
});

it('counts a /64 as one client in any notation', () => {
  const group = fc.nat(0xffff).map((value) => value.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(half, half, (network, host) => {
      const written = [...network, ...host].join(':');
      const short = new URL(`http://[${written}]`).hostname.slice(1, -1);
      expect([from(written), from(short)]).toEqual([network.join(':'), network.join(':')]);
    }),
  );
});

it('counts requests without forwarded addresses as one client', () => {
  expect(clientAddress(new Request('http://a'), 0)).toBe('');
});
