import type { FastifyInstance } from 'fastify';
import type { Settings } from '../env.ts';

export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor({ host, port }: Pick<Settings, 'host' | 'port'>) {
    super(
      `Port ${port} of ${host} is in use. Stop the process that uses it, or set LEADS_SERVICE_PORT to a free port.`,
    );
  }
}

/**
 * The maximum connections waiting to be accepted. With Node's 511 a burst loses the excess, and
 * clients retry after 1, 3 and 7 s; once accepted, they are answered or rejected at once.
 */
const backlog = 4_096;

/**
 * Starts listening and returns the address, e.g. `http://127.0.0.1:4000`.
 *
 * @throws {PortTakenError} if the port is in use
 */
export async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  const { host, port } = settings;
  try {
    return await app.listen({ host, port, backlog });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new PortTakenError(settings);
    throw error;
  }
}
