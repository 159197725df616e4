import type { Server } from 'node:http';

/** The address is global, because Next loads this module once per bundle. */
const key = Symbol.for('@plaza/site own address');
const holder = globalThis as { [key]?: string };

/** Wildcard addresses with their loopback address. */
const loopbacks: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Sets the address where this process is reached. */
export function setOwnAddress(server: Pick<Server, 'address'>): void {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return;
  const { address, family, port } = bound;
  const host = loopbacks[address] ?? address;
  holder[key] = `http://${family === 'IPv6' ? `[${host}]` : host}:${port}/`;
}

/**
 * The address of this process, taken from its server and never from a header.
 *
 * @throws {Error} before the first request
 */
export function ownAddress(): string {
  const address = holder[key];
  if (address === undefined)
    throw new Error('The address of this process is unknown before its first request');
  return address;
}
