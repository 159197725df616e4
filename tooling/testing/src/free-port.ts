import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * Below Linux's ephemeral ports: an outgoing connection could take one before the server starts, or
 * while it is stopped.
 */
const [lowest, highest] = [20_000, 32_767];

/**
 * A free port on loopback. The search starts at a random port, because parallel processes search
 * too.
 */
export const freePort = (): Promise<number> =>
  getPort({ host: '127.0.0.1', port: portNumbers(randomInt(lowest, highest - 500), highest) });
