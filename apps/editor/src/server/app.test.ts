import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'plaza-editor-'));
/** Says what it was asked. */
const service = createServer(({ url, method, headers }, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({ url, method, client: headers['x-forwarded-for'], origin: headers.origin }),
  );
});
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Editor</title>');
  writeFileSync(join(webFolder, 'assets/index-abc.js'), 'export {};');
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const previewOrigins = ['https://preview.example'];
  app = await buildApp({ serviceUrl, previewOrigins, webFolder });
});

afterAll(async () => {
  await app.close();
  service.close();
  rmSync(webFolder, { recursive: true });
});

test.each([
  '/editor/session',
  '/editor/auth/sign-in/email?a=b',
  '/website/101/editor/entries?q=x%20y',
  '/website/101/editor/drafts/pages/es-ES/a.b',
])('%s is forwarded as it is, with the address of the client', async (url) => {
  const headers = { origin: 'https://editor.example' };
  const answer = await app.inject({ method: 'POST', url, headers, remoteAddress: '192.0.2.7' });
  expect(answer.json()).toEqual({
    ...{ url, method: 'POST', client: '192.0.2.7', origin: 'https://editor.example' },
  });
});

test.each([
  '/website/101/api/content/pages',
  '/draft/website/101/api/content/pages',
  '/website/101/editor/../api/content/pages',
  '/website/101/editor/%2e%2e/api/content/pages',
  '/editor/../website/101/api/leads',
])('%s does not reach another route of the service', async (url) => {
  const { body } = await app.inject(url);
  const asked = body.startsWith('{') ? (JSON.parse(body).url ?? '') : '';
  expect(new URL(asked, 'http://service').pathname).not.toMatch(/\/api\/|^\/draft\//);
});

test('a path with dots is not forwarded, as a client sends it that normalises nothing', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const { hostname, port } = new URL(address);
  for (const path of ['/editor/../website/101/api/leads', '/website/101/editor/..%2fapi/leads']) {
    const status = await new Promise((resolve, reject) => {
      get({ hostname, port, path }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });
    expect(status, path).toBe(404);
  }
});

test.each([
  ['/', 'br, gzip'],
  ['/', 'identity'],
  ['/?a=b', 'identity'],
  ['/sites/101/entries/pages/es-ES/inicio', 'identity'],
])('%s is the page of the app, for a client that takes %s', async (url, coding) => {
  const page = await app.inject({ url, headers: { 'accept-encoding': coding } });
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.body).toContain('<title>Editor</title>');
});

test('a missing file is none, and files are cached by the hash in their names', async () => {
  expect((await app.inject('/assets/missing.js')).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/sites/101' })).statusCode).toBe(404);
  const script = await app.inject('/assets/index-abc.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('only files run, nobody frames the editor, and it frames previews alone', async () => {
  for (const url of ['/', '/editor/session', '/assets/missing.js']) {
    const { headers } = await app.inject(url);
    const policy = `${headers['content-security-policy']}`;
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(policy).toContain('frame-src https://preview.example;');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-robots-tag']).toBe('noindex');
  }
});
