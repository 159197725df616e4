import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that Linux gives to outgoing connections: one of those could take a port between
 * this answer and the start of its server, or while the server is stopped.
 */
const [lowest, end] = [20_000, 32_768];

/**
 * A port on loopback that nothing listens on at this moment.
 * @throws Error when a hundred in turn are taken
 */
export async function freePort(): Promise<number> {
  for (let time = 0; time < 100; time += 1) {
    const port = randomInt(lowest, end);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found from ${lowest} to ${end}.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
