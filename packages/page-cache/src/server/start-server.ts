import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
// Not from 'next', whose global types require a NODE_ENV of every environment.
import type next from 'next/dist/server/next.js';
import { createPageServer } from './page-server.ts';
import { assertPortIsFree } from './port-is-free.ts';
import { createPlainHandler, createRequestHandler } from './request-handler.ts';
import type { RequestListener } from './request-hooks.ts';
import { type SharedSettings, serverState } from './server-state.ts';
import { loopback, untilWarm } from './until-warm.ts';

export type ServerOptions = {
  /** Absolute path of the built app; the working directory by default. */
  readonly dir?: string;
  readonly hostname?: string | undefined;
  /** 0 for any free one. */
  readonly port?: number;
  /** Whether this is `next dev`, in which Next answers every request. */
  readonly dev?: boolean;
  /** Whether requests are handled before Next, and pages kept in the response cache; true by default. */
  readonly requestHandler?: boolean;
  /** Shares pages with other processes; by default each has its own. */
  readonly shared?: SharedSettings | undefined;
  /** Folder with the static files of the build before, which are served as well. */
  readonly previousStatic?: string | undefined;
  /**
   * Called for each server that listens, before its first request: the one by which the app reaches
   * itself until it is warm, then its own.
   */
  readonly onListening?: (server: Server) => void;
};

export type RunningServer = {
  readonly server: Server;
  /** Resolves when the server listens and is ready to answer. @throws what keeps it from that */
  readonly ready: Promise<void>;
  /** Ends the server so that no client notices, within 9 s. */
  readonly close: () => Promise<void>;
};

/** Milliseconds that Next has to end, after the server has answered its last request. */
const appCloseMs = 1_500;

/**
 * Starts an app behind Next's documented entry for custom servers. Its port is taken when the app is
 * warm, so that no load balancer finds an instance that cannot answer yet: until then the app
 * answers itself alone, on a free port of the loopback. In development it listens first.
 *
 * @throws Error of Node when the port is taken already
 */
export async function startServer({
  dir = cwd(),
  hostname,
  port = 3000,
  dev = false,
  requestHandler = true,
  shared: sharedSettings,
  previousStatic,
  onListening,
}: ServerOptions): Promise<RunningServer> {
  let handle: RequestListener = (request, response) =>
    void starting.then(
      (ready) => ready(request, response),
      () => response.destroy(),
    );
  const listener: RequestListener = (request, response) => handle(request, response);
  const { server, draining } = createPageServer(listener);
  const listen = () => listenOn(server, [port, hostname], onListening);
  if (!dev) await assertPortIsFree(port, hostname);
  const first = dev
    ? await listen()
    : await listenOn(createServer(listener), [0, loopback], onListening);
  const app = loadNext(
    dir,
    dev,
  )({
    dir,
    dev,
    port: port || portOf(first),
    httpServer: server,
    ...(hostname !== undefined && { hostname }),
  });
  let disconnect: (() => void) | undefined;
  const starting = app.prepare().then(async () => {
    // The app's `next.config.ts` has said it, which Next has loaded by now.
    const { hooks, readSite, connectShared } = serverState();
    if (sharedSettings && !dev) disconnect = await connectShared?.(sharedSettings);
    const shared = { draining, next: nextHandler(app) };
    if (dev || !requestHandler) return createPlainHandler({ ...hooks, ...shared });
    server.on('connection', () => hooks?.intake?.noteArrival());
    return createRequestHandler({ ...(await readSite?.(previousStatic)), ...shared });
  });
  const ready = starting.then(async (handler) => {
    handle = handler;
    if (dev) return;
    await untilWarm(portOf(first));
    if (!draining.isDraining()) await listen();
    first.close();
    first.closeAllConnections();
  });
  return {
    server,
    ready,
    async close() {
      await draining.close();
      // A render in the background that hangs must not keep the process.
      await Promise.race([app.close(), pause(appCloseMs, undefined, { ref: false })]);
      disconnect?.();
    },
  };
}

async function listenOn(
  server: Server,
  [port, hostname]: readonly [port: number, hostname: string | undefined],
  onListening: ServerOptions['onListening'],
): Promise<Server> {
  server.listen(port, hostname);
  await once(server, 'listening');
  server.on('error', logError);
  onListening?.(server);
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** The app's own Next, which may be another copy than this package sees. */
function loadNext(projectDir: string, dev: boolean): typeof next {
  // biome-ignore lint/style/noProcessEnv: Next reads it, as its own command sets it
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });
  return createRequire(join(projectDir, 'package.json'))('next');
}

function nextHandler(app: ReturnType<typeof next>): RequestListener {
  const handle = app.getRequestHandler();
  return (request, response) =>
    void handle(request, response).catch((error: unknown) => {
      logError(error);
      if (response.headersSent) return response.destroy();
      response.statusCode = 500;
      response.end('Internal Server Error');
    });
}

function logError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
