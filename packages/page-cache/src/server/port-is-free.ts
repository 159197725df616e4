import { once } from 'node:events';
import { connect } from 'node:net';
import { loopback } from './until-warm.ts';

/** Addresses that stand for all of a machine's, and one at which what listens there answers. */
const loopbacks: Readonly<Record<string, string>> = { '0.0.0.0': loopback, '::': '::1' };

/**
 * Finds out early that a port is taken. It is not taken for that: a client that connected meanwhile would
 * be cut off.
 *
 * @throws Error that Node throws for a taken port
 */
export async function assertPortIsFree(port: number, hostname = loopback): Promise<void> {
  if (port === 0) return;
  const socket = connect(port, loopbacks[hostname] ?? hostname);
  const isTaken = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (!isTaken) return;
  const error = { code: 'EADDRINUSE', syscall: 'listen', address: hostname, port };
  throw Object.assign(
    new Error(`listen EADDRINUSE: address already in use ${hostname}:${port}`),
    error,
  );
}
