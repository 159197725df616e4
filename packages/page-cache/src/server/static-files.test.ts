import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressCommand } from '../build/compress-command.ts';
import { answerStaticFile } from './answer-static-file.ts';
import { listStaticFiles } from './list-static-files.ts';

const script = 'export const words = "mil palabras";\n'.repeat(100);
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-static-'));
  await mkdir(join(folder, 'static/chunks'), { recursive: true });
  await writeFile(join(folder, 'static/chunks/entry.js'), script);
  await writeFile(join(folder, 'static/letters.woff2'), 'letters');
  await writeFile(join(folder, 'static/list.txt'), 'a list');
  const write = () => {};
  expect(await compressCommand(['.'], { projectDir: folder, write })).toBe(0);
  await writeFile(join(folder, 'static/late.css'), script);
  const find = await listStaticFiles([
    { path: '/_next/static', folder: join(folder, 'static') },
    { path: '/_plaza', folder: join(folder, 'nowhere') },
  ]);
  await writeFile(join(folder, 'static/gone.js'), script);
  server = createServer((asked, response) => {
    const next = () => response.writeHead(404).end();
    if (!answerStaticFile([asked, response, next], find)) next();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', method, path, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  return { status: answer.statusCode, headers: answer.headers, body };
}
const entry = '/_next/static/chunks/entry.js';

describe('design §6: static files are sent in brotli', () => {
  it('compresses text in the build, and nothing else', async () => {
    expect((await readdir(join(folder, 'static'), { recursive: true })).toSorted()).toEqual([
      ...['chunks', 'chunks/entry.js', 'chunks/entry.js.br', 'gone.js', 'late.css'],
      ...['letters.woff2', 'list.txt'],
    ]);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('answers %s in %s', async (accepted, coding, decode) => {
    const { status, headers, body } = await send(entry, { 'accept-encoding': accepted });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([
      ...[200, coding, 'accept-encoding'],
    ]);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-length']).toBe(String(body.byteLength));
    expect(decode(body).toString()).toBe(script);
  });

  it('answers in gzip when the build has not compressed a file', async () => {
    const { headers, body } = await send('/_next/static/late.css', {
      'accept-encoding': 'br, gzip',
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(script);
  });

  it('sends a font uncompressed', async () => {
    const { headers, body } = await send('/_next/static/letters.woff2', {
      'accept-encoding': 'br',
    });
    expect(headers['content-type']).toBe('font/woff2');
    expect([headers['content-encoding'], headers.vary, body.toString()]).toEqual([
      ...[undefined, undefined, 'letters'],
    ]);
  });

  it('sends no header that matters only for documents', async () => {
    const { headers } = await send(entry, { 'accept-encoding': 'br' });
    expect(Object.keys(headers).toSorted()).toEqual([
      ...['cache-control', 'content-encoding', 'content-length', 'content-type'],
      ...['cross-origin-resource-policy', 'date', 'vary', 'x-content-type-options'],
    ]);
  });

  it('answers HEAD with the same headers', async () => {
    const { headers, body } = await send(entry, { 'accept-encoding': 'br' }, 'HEAD');
    expect(headers['content-encoding']).toBe('br');
    expect(body.byteLength).toBe(0);
  });

  it.each<[string, ...Parameters<typeof send>]>([
    ['another method', entry, {}, 'POST'],
    ['a part of a file', entry, { range: 'bytes=0-1' }, 'GET'],
    ['a query', `${entry}?a=1`, {}, 'GET'],
    ['a kind of file that is no browser’s', '/_next/static/list.txt', {}, 'GET'],
    ['the compressed file itself', `${entry}.br`, {}, 'GET'],
    ['a file that the build did not write', '/_next/static/gone.js', {}, 'GET'],
    ['a path that leads out of the folder', '/_next/static/../static/chunks/entry.js', {}, 'GET'],
  ])('leaves %s to Next', async (_what, ...asked) => {
    expect((await send(...asked)).status).toBe(404);
  });

  it('leaves an unreadable file to Next', async () => {
    const find = await listStaticFiles([{ path: '/_plaza', folder: join(folder, 'static') }]);
    expect(find('/_plaza/gone.js')).toBeDefined();
    await rm(join(folder, 'static/gone.js'));
    await expect(find('/_plaza/gone.js')?.()).rejects.toThrow('ENOENT');
  });
});
