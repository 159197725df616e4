import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playLender, registerLender } from './lender-routes.ts';
import { PLAYS, type PlayName } from './plays.ts';

const partner = {
  ...{ name: 'uno-es', format: 'plain', secret: 's'.repeat(40), isSigned: false, addresses: [] },
};
const received: { readonly url: string; readonly secret: string | undefined }[] = [];
const service = createServer((request, response) => {
  received.push({ url: request.url ?? '', secret: request.headers.authorization });
  response.end('{"result":"new"}');
});
let serviceUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => void service.close());

it.each(Object.keys(PLAYS) as PlayName[])('plays a lender: %s', async (play) => {
  received.length = 0;
  await playLender(serviceUrl, { partner, play, click: 'c1' });
  const said = received.map(({ url }) => new URL(url, serviceUrl).searchParams);
  expect(said.map((each) => each.get('status'))).toEqual(PLAYS[play].map(({ status }) => status));
  expect(new Set(said.map((each) => each.get('transaction'))).size).toBe(1);
  expect(received.every(({ secret }) => secret === `Bearer ${partner.secret}`)).toBe(
    play !== 'forged',
  );
});

it('escapes the click of its address, and knows no other partner', async () => {
  const app = Fastify();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  registerLender(app, { serviceUrl, conversionPartners: [partner] });
  const { body } = await app.inject(`/lender/?click=${encodeURIComponent('"><script>')}`);
  expect(body).toContain('value="&quot;>&lt;script>"');
  const payload = 'partner=nobody&play=approves&click=c1';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const refused = await app.inject({ method: 'POST', url: '/lender/', headers, payload });
  expect(refused.statusCode).toBe(400);
});
