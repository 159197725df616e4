import { once } from 'node:events';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type next from 'next';
import { createPageServer } from './page-server.ts';
import { createPlainHandler, createRequestHandler } from './request-handler.ts';
import type { RequestListener } from './request-hooks.ts';
import { serverState } from './server-state.ts';

export type ServerOptions = {
  /** Folder of the built app; the working directory unless said otherwise. */
  readonly dir?: string;
  readonly hostname?: string | undefined;
  /** 0 for any free one. */
  readonly port?: number;
  /** Whether this is `next dev`, in which Next answers every request. */
  readonly dev?: boolean;
  /** Whether requests are handled before Next, and pages kept in the response cache; true by default. */
  readonly requestHandler?: boolean;
  /** Called before the first request. */
  readonly onListening?: (server: Server) => void;
};

export type RunningServer = {
  readonly server: Server;
  /** Resolves when the server is ready to answer. @throws what keeps Next from starting */
  readonly ready: Promise<void>;
  /** Ends the server so that no client notices, within 8 s. */
  readonly close: () => Promise<void>;
};

/**
 * Starts an app behind Next's documented entry for custom servers. Requests that come before
 * Next is ready wait.
 *
 * @throws Error of Node when the server cannot listen
 */
export async function startServer({
  dir = '.',
  hostname,
  port = 3000,
  dev = false,
  requestHandler = true,
  onListening,
}: ServerOptions): Promise<RunningServer> {
  let handle: RequestListener = (request, response) =>
    void starting.then(
      (ready) => ready(request, response),
      () => response.destroy(),
    );
  const { server, draining } = createPageServer((request, response) => handle(request, response));
  server.listen(port, hostname);
  await once(server, 'listening');
  server.on('error', logError);
  onListening?.(server);
  const address = server.address() as AddressInfo;
  const projectDir = resolve(dir);
  const app = loadNext(
    projectDir,
    dev,
  )({
    dir: projectDir,
    dev,
    port: address.port,
    httpServer: server,
    ...(hostname !== undefined && { hostname }),
  });
  const starting = app.prepare().then(async () => {
    // The app's `next.config.ts` has said it, which Next has loaded by now.
    const { hooks, readSite } = serverState();
    const shared = { draining, next: nextHandler(app) };
    if (dev || !requestHandler) return createPlainHandler({ ...hooks, ...shared });
    server.on('connection', () => hooks?.intake?.noteArrival());
    return createRequestHandler({ ...(await readSite?.()), ...shared });
  });
  const ready = starting.then((handler) => {
    handle = handler;
  });
  return {
    server,
    ready,
    async close() {
      await draining.close();
      await app.close();
    },
  };
}

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
