import { createServer } from 'node:net';
import type { App } from './apps.ts';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)));
  });
}

/** Throws when a port is taken, naming the port and the variable that changes it. */
export async function assertPortsFree(apps: readonly App[]): Promise<void> {
  for (const app of apps) {
    if (await isFree(app.port)) continue;
    throw new Error(
      `Port ${app.port} (${app.name}) is taken. Free it, or choose another: ${app.portVariable}=${app.port + 1000}`,
    );
  }
}
