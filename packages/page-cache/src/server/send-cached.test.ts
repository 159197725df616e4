import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { wholePageHeader } from '../core/deferred-data.ts';
import { encodeResponse } from './encode-response.ts';
import { sendCached } from './send-cached.ts';

const html = `<p>${'página '.repeat(100)}</p>`;
const data = '<script type="application/json" data-deferred="">{"a":1}</script>';
const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

/** What a visitor gets of a cached page. */
async function received(page: string, headers: Record<string, string>) {
  const cached = await encodeResponse(page, {
    etag: '"one"',
    'cache-control': 's-maxage=300',
    'x-nextjs-cache': 'HIT',
    'x-nextjs-prerender': '1',
    'x-nextjs-stale-time': '300',
  });
  const server = createServer((asked, response) => sendCached(asked, response, { cached }));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(
    request({ port, host: '127.0.0.1', headers }).end(),
    'response',
  )) as [IncomingMessage];
  const bytes = await buffer(answer);
  const coding = answer.headers['content-encoding'] as keyof typeof decoders | undefined;
  const body = (coding ? decoders[coding](bytes) : bytes).toString();
  return { headers: answer.headers, coding: coding ?? 'identity', body };
}

describe('a page with data that its visitors load on first use', () => {
  it.each(['identity', 'br', 'gzip'])('goes without them in %s', async (coding) => {
    const answer = await received(data + html, { 'accept-encoding': coding });
    expect([answer.coding, answer.body]).toEqual([coding, html]);
  });

  it('is whole for who asks for the whole page, and no cache in front keeps it', async () => {
    const asked = { [wholePageHeader]: '1', 'accept-encoding': 'br' };
    const { body, headers } = await received(data + html, asked);
    expect([body, headers.etag]).toEqual([data + html, '"one-whole"']);
    expect(headers['cache-control']).toBe('no-store');
    const without = await received(html, asked);
    expect([without.body, without.headers.etag]).toEqual([html, '"one-br"']);
    expect(without.headers['cache-control']).toBe('s-maxage=300');
  });
});

describe('headers that say nothing to a browser', () => {
  it('are left out', async () => {
    const { headers } = await received(html, { connection: 'keep-alive' });
    const names = ['connection', 'keep-alive', 'x-nextjs-prerender', 'x-nextjs-stale-time'];
    expect(names.filter((name) => name in headers)).toEqual([]);
    expect(headers['x-nextjs-cache']).toBe('HIT');
  });

  it('an answer that ends its connection says so', async () => {
    expect((await received(html, { connection: 'close' })).headers.connection).toBe('close');
  });
});
