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
 * Starts to take connections and answers the address, e.g. `http://127.0.0.1:4000`.
 *
 * @throws PortTakenError
 */
export async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  const { host, port } = settings;
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new PortTakenError(settings);
    throw error;
  }
}
