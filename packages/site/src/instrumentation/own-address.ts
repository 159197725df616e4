import type { Server } from 'node:http';

/** Next loads this module once per bundle: the address is one. */
const key = Symbol.for('@plaza/site own address');
const holder = globalThis as { [key]?: string };

/** Addresses that a server listens on to be reached by any, and the one by which it reaches itself. */
const loopbacks: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** From now on this process is reached where that server listens. */
export function setOwnAddress(server: Pick<Server, 'address'>): void {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return;
  const { address, family, port } = bound;
  const host = loopbacks[address] ?? address;
  holder[key] = `http://${family === 'IPv6' ? `[${host}]` : host}:${port}/`;
}

/**
 * Where this process is reached, by its own server's word: no header of a visitor has a part in it.
 *
 * @throws Error before the first request
 */
export function ownAddress(): string {
  const address = holder[key];
  if (address === undefined) throw new Error('No server of this process has had a request yet');
  return address;
}
