import type { FastifyInstance } from 'fastify';
import { type ControlOptions, startControlServer } from './control-server.ts';

/** Opens the control socket when the app listens, and closes it before the app stops. */
export function registerControlSocket(app: FastifyInstance, options: Omit<ControlOptions, 'log'>) {
  if (options.database.engine !== 'pglite') return;
  let stop = async () => {};
  app.addHook('onListen', async () => {
    stop = await startControlServer({ ...options, log: app.log });
  });
  app.addHook('preClose', () => stop());
}
