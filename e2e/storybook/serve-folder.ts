import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A folder of static files on loopback, as any static host would serve it. */
export type FolderServer = { origin: string; close: () => Promise<void> };

const isFile = async (file: string) => (await stat(file).catch(() => undefined))?.isFile() ?? false;

/** Serves the folder on a free port. Answers 404 to what it does not hold. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = join(folder, path);
    if (!(await isFile(file))) return response.writeHead(404).end();
    response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream');
    // A page that is closed meanwhile wants no more of the file.
    return pipeline(createReadStream(file), response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
