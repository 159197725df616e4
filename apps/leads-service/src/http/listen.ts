import type { FastifyInstance } from 'fastify';
import type { Settings } from '../env.ts';

export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor({ host, port }: Pick<Settings, 'host' | 'port'>) {
    super(
      `Port ${port} of ${host} is taken. End what listens there, or set LEADS_SERVICE_PORT to a free port.`,
    );
  }
}

/**
 * Connections that wait to be taken. With Node's 511 those beyond are lost in a burst, and their
 * clients knock again after 1, 3 and 7 s; taken, they are answered or refused at once.
 */
const backlog = 4_096;

/**
 * Starts to take connections and answers the address, e.g. `http://127.0.0.1:4000`.
 *
 * @throws PortTakenError
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
