import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendReceipt } from './send-receipt.ts';

const receipt = {
  id: 'AbCdEfGhIjKlMnOpQrSt_-',
  givenAt: '2026-11-21T07:00:00.000Z',
  method: 'deny',
  categories: { necessary: true, preferences: false, statistics: false, marketing: false },
  policyHash: 'a',
  textsHash: 'b',
  locale: 'es-ES',
} as const;

let status = 202;
let heard: (body: string) => void;
const server: Server = createServer(async (request, response) => {
  const body = await text(request);
  response.writeHead(status).end();
  heard(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`);
});
function serviceUrl(): string {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/api/consents`;
}
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done())));
afterAll(() => void server.close());

test('issue 5 §3 a receipt is posted as it is', async () => {
  const received = new Promise<string>((done) => {
    heard = done;
  });
  sendReceipt(serviceUrl(), receipt, () => {});
  expect(await received).toBe(`POST /api/consents application/json ${JSON.stringify(receipt)}`);
});

test.for<[string, string]>([
  ['refused', 'Error: The receipt of consent was refused with 503'],
  ['lost', 'TypeError: fetch failed'],
])('issue 5 §3 one that is %s is reported, and throws nothing', async ([fate, message]) => {
  status = 503;
  heard = () => {};
  const url = fate === 'lost' ? 'http://127.0.0.1:9/' : serviceUrl();
  const report = new Promise((done) => sendReceipt(url, receipt, (cause) => done(String(cause))));
  expect(await report).toBe(message);
});
