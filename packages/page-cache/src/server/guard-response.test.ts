import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runtimeHeader } from '../model/page.ts';
import { guardResponse } from './guard-response.ts';

/** What Next puts between itself and the response. */
const compress = createRequire(import.meta.url)('next/dist/compiled/compression')();

const spanish = '<!DOCTYPE html><html lang="es-ES"><h1>Algo ha fallado</h1></html>';
const page = {
  html: spanish,
  status: 500,
  runtime: 'none',
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    [runtimeHeader]: 'none',
  },
} as const;

/** The ways in which a handler can end an answer, with or without a fault. */
const endings: Record<string, (response: ServerResponse) => void> = {
  '/200': (response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<p>bien</p>');
  },
  '/404': (response) => {
    response.statusCode = 404;
    response.setHeader('content-type', 'text/html');
    response.end('<p>nada</p>');
  },
  '/500': (response) => {
    response.statusCode = 500;
    response.setHeader('content-type', 'text/html');
    response.setHeader('etag', '"x"');
    response.end(`<html id="__next_error__">${'x'.repeat(2000)}</html>`);
  },
  '/api/filled': (response) => {
    response.statusCode = 503;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<p>what was typed</p>');
  },
  '/written': (response) => {
    response.statusCode = 500;
    response.write('<html ');
    response.write('id="__next_error__">');
    response.end();
  },
  '/head-first': (response) => {
    response.writeHead(503, { 'content-type': 'text/plain', 'content-length': '5' });
    response.end('wrong');
  },
  '/often': (response) => {
    response.statusCode = 429;
    response.setHeader('content-type', 'application/problem+json');
    response.setHeader('retry-after', '60');
    response.setHeader('cache-control', 'no-store');
    response.end('{"status":429}');
  },
  '/torn': (response) => {
    response.setHeader('content-type', 'text/plain');
    response.write('begun');
    response.statusCode = 500;
    response.end(' and ended');
  },
};

const busyPage = { html: '<!doctype html><h1>Demasiadas visitas</h1>', policy: "img-src 'none'" };
const busyPages = () => busyPage;

let server: Server;
beforeAll(async () => {
  const errorPages = (path: string) => (path.startsWith('/en') ? undefined : page);
  server = createServer((request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    const path = request.url ?? '';
    guardResponse(request, response, { path, errorPages, busyPages });
    compress(request, response, () => {});
    endings[request.url?.replace('/en', '') ?? '']?.(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const init = { method, headers: { 'user-agent': person, ...headers } };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  const { status, statusText, headers: answered } = response;
  return { status, statusText, headers: answered, body: await response.text() };
}

describe('§8 the error page', () => {
  it.each([
    ['/500', 500, 'Internal Server Error'],
    ['/written', 500, 'Internal Server Error'],
    ['/head-first', 503, 'Service Unavailable'],
  ])('stands in place of what %s says, with its own policy', async (path, status, statusText) => {
    for (const encoding of ['gzip', 'identity']) {
      const { headers, ...answer } = await get(path, { 'accept-encoding': encoding });
      expect(answer).toEqual({ status, statusText, body: spanish });
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect([headers.get('etag'), headers.get('content-encoding')]).toEqual([null, null]);
    }
  });

  it('does not replace a page that a route has filled in, which keeps what was typed', async () => {
    expect(await get('/api/filled')).toMatchObject({ status: 503, body: '<p>what was typed</p>' });
  });

  it('is plain text when the site has none', async () => {
    const { status, body, headers } = await get('/en/500');
    expect([status, body]).toEqual([500, 'Internal Server Error\n']);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('does not replace a 404, whose status text is the specification’s', async () => {
    expect(await get('/404')).toMatchObject({
      status: 404,
      statusText: 'Page Not Found',
      body: '<p>nada</p>',
    });
    expect(await get('/200')).toMatchObject({ statusText: 'OK' });
  });

  it('answers HEAD without a body', async () => {
    const { status, body, headers } = await get('/500', {}, 'HEAD');
    expect([status, body]).toEqual([500, '']);
    expect(headers.get('content-length')).toBe(String(Buffer.byteLength(spanish)));
  });

  it('does not replace successful or started responses', async () => {
    expect(await get('/200')).toMatchObject({ status: 200, body: '<p>bien</p>' });
    expect(await get('/torn')).toMatchObject({ status: 200, body: 'begun and ended' });
  });
});

describe('a page that was asked for too often', () => {
  it('is a page for a visitor, who learns when to come again', async () => {
    for (const accept of ['text/html,*/*;q=0.8', '*/*']) {
      const { status, headers, body } = await get('/often', { accept });
      expect([status, body]).toEqual([429, busyPage.html]);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': busyPage.policy,
        'cache-control': 'no-store',
        'retry-after': '60',
      });
    }
  });

  it('is a problem for a program', async () => {
    const { status, body } = await get('/often', { accept: 'application/json' });
    expect([status, body]).toEqual([429, '{"status":429}']);
  });
});

describe('§6 crawlers do not get the error page', () => {
  it('but 503 with Retry-After', async () => {
    const { status, body, headers } = await get('/500', { 'user-agent': crawler });
    expect([status, body]).toEqual([503, 'Service Unavailable\n']);
    expect(headers.get('retry-after')).toBe('120');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('but the same successful pages as everyone', async () => {
    expect(await get('/200', { 'user-agent': crawler })).toMatchObject({ status: 200 });
  });
});
