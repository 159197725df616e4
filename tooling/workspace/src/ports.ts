import getPort from 'get-port';
import type { App } from './apps.ts';
import { type PortOwner, portOwner } from './port-owner.ts';
import { root } from './run.ts';

/** A port that nothing uses now. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' });

/** The library returns another port if this one is taken. */
const isFree = async (port: number) => (await getPort({ port, host: '127.0.0.1' })) === port;

/**
 * @throws {Error} if a port is taken, with the port, its owner, and the variable that changes it
 */
export async function assertPortsFree(apps: readonly App[]): Promise<void> {
  for (const app of apps) if (!(await isFree(app.port))) throw new Error(takenMessage(app));
}

function takenMessage({ name, port, portVariable }: App): string {
  const another = `or choose another: ${portVariable}=${port + 1000}`;
  const owner = portOwner(port);
  if (!owner) return `Port ${port} (${name}) is taken. Free it, ${another}`;
  const { pid, command } = owner;
  const origin = isOurs(owner) ? ', which an earlier start left' : '';
  const taken = `Port ${port} (${name}) is taken by process ${pid} (${command})${origin}`;
  return `${taken}. End it with \`kill ${pid}\`, ${another}`;
}

/** Whether a program runs in this repository, as the service and the sites do. */
const isOurs = ({ folder = '' }: PortOwner) => folder === root || folder.startsWith(`${root}/`);
