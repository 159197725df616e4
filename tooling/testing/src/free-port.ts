import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * Below the ports that Linux gives to outgoing connections: one of those could take a port between
 * this answer and the start of its server, or while the server is stopped.
 */
const [lowest, highest] = [20_000, 32_767];

/** A port on loopback that nothing listens on. Starts anywhere in the range, because processes that run side by side ask too. */
export const freePort = (): Promise<number> =>
  getPort({ host: '127.0.0.1', port: portNumbers(randomInt(lowest, highest - 500), highest) });
