import { expect, it } from 'vitest';
import { ownAddress, setOwnAddress } from './own-address.ts';

it.each([
  ['127.0.0.1', 'IPv4', 'http://127.0.0.1:3000/'],
  ['0.0.0.0', 'IPv4', 'http://127.0.0.1:3000/'],
  ['::1', 'IPv6', 'http://[::1]:3000/'],
  ['::', 'IPv6', 'http://[::1]:3000/'],
])('a server listening on %s (%s) reaches itself at %s', (address, family, own) => {
  setOwnAddress({ address: () => ({ address, family, port: 3000 }) });
  setOwnAddress({ address: () => null });
  setOwnAddress({ address: () => '/run/a.socket' });
  expect(ownAddress()).toBe(own);
});
