import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import type { SharedSettings } from './server-state.ts';
import { type RunningServer, type ServerOptions, startServer } from './start-server.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** What the command uses of the process that becomes the server. */
export type StartingProcess = {
  readonly cwd: () => string;
  readonly env: Variables;
  readonly exit: (code: number) => void;
  readonly stderr: { readonly write: (text: string) => unknown };
};

/**
 * Runs an app until SIGTERM or SIGINT: `--hostname`, `--port` (default `PORT`, else 3000). The
 * variable `PAGE_CACHE_REQUEST_HANDLER=0` turns the request handler and the response cache off.
 * `REDIS_URL` shares pages with other processes, those of the same build or `DEPLOYMENT_ID`; the
 * files of `PREVIOUS_STATIC_DIR` are served beside those of the build. What keeps the app from
 * starting is one line, and exit code 1.
 */
export async function startCommand(
  args: readonly string[],
  { cwd, env, exit, stderr }: StartingProcess,
  settings: Pick<ServerOptions, 'dev' | 'onListening'> = {},
): Promise<void> {
  try {
    const options = { ...readOptions(args, env), ...settings, dir: cwd() };
    const running = await startServer(options);
    endBySignal(running, exit);
    await running.ready;
    process.stdout.write(`Ready: ${addressOf(running, options)}\n`);
  } catch (error) {
    stderr.write(`${startFailure(error as NodeJS.ErrnoException)}\n`);
    exit(1);
  }
}

function readOptions(args: readonly string[], variables: Variables) {
  const { values } = parseArgs({
    args: [...args],
    options: { hostname: { type: 'string', short: 'H' }, port: { type: 'string', short: 'p' } },
  });
  const port = values.port ?? variables.PORT ?? '3000';
  if (!/^\d{1,5}$/.test(port)) throw new Error(`--port: "${port}" is not a number`);
  const handler = variables.PAGE_CACHE_REQUEST_HANDLER || '1';
  if (!/^[01]$/.test(handler)) throw new Error('PAGE_CACHE_REQUEST_HANDLER: must be 0 or 1');
  return {
    ...{ hostname: values.hostname, port: Number(port), requestHandler: handler === '1' },
    ...{
      shared: readShared(variables),
      previousStatic: variables.PREVIOUS_STATIC_DIR || undefined,
    },
  };
}

function readShared({ REDIS_URL, DEPLOYMENT_ID }: Variables): SharedSettings | undefined {
  if (!REDIS_URL) return undefined;
  // The address may hold a password, so it is not repeated.
  if (!/^rediss?:$/.test(URL.parse(REDIS_URL)?.protocol ?? ''))
    throw new Error('REDIS_URL: must be a redis:// or rediss:// address');
  return { redisUrl: REDIS_URL, deployment: DEPLOYMENT_ID || undefined };
}

/** The exit codes that a shell gives a program which a signal ends. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

function endBySignal({ close }: RunningServer, exit: StartingProcess['exit']): void {
  for (const [signal, code] of Object.entries(exitCodes))
    process.once(signal, () => void close().finally(() => exit(code)));
}

function addressOf(
  { server }: RunningServer,
  { hostname = 'localhost' }: { hostname?: string | undefined },
) {
  return `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${(server.address() as AddressInfo).port}`;
}

type ListenError = NodeJS.ErrnoException & { readonly address?: string; readonly port?: number };

function startFailure({ code, message, syscall, address, port }: ListenError): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is taken. End what listens there, or start with another --port.`;
  return syscall === 'listen' ? `The site cannot listen: ${message}` : message;
}
