import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type LocalServer, serveLocally } from '@plaza/testing';

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

const isFile = async (file: string) => (await stat(file).catch(() => undefined))?.isFile() ?? false;

/** Serves the folder as any static host would. Answers 404 to what it does not hold. */
export function serveFolder(folder: string): Promise<LocalServer> {
  return serveLocally(async ({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = join(folder, path);
    if (!(await isFile(file))) return response.writeHead(404).end();
    response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream');
    // A page that is closed meanwhile reads no more of the file.
    return pipeline(createReadStream(file), response).catch(() => response.destroy());
  });
}
