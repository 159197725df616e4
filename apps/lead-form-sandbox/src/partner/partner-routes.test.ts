import { openHandOver, sealHandOver } from '@plaza/flows/hand-over';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerPartner } from './partner-routes.ts';

const secret = 'x'.repeat(40);
const keys = { secret, partner: 'lumen' };

async function get(query: Record<string, string>, partner = 'lumen') {
  const app = Fastify();
  registerPartner(app, new Map([['lumen', secret]]));
  return app.inject({ url: `/partner/${partner}`, query });
}

test('§1 the partner reads what a site hands over, and nothing else', async () => {
  const state = {
    partner: 'lumen',
    website: 75,
    flow: 'survey',
    locale: 'es-ES',
    reference: 'R-1',
  };
  const sealed = sealHandOver(state, { ...keys, audience: 'partner' }, Date.now() + 60_000);
  expect((await get({ state: sealed })).body).toContain('R-1');
  const own = sealHandOver(state, { ...keys, audience: 'site' }, Date.now() + 60_000);
  expect((await get({ state: own })).body).toContain('No visitor was handed over');
  expect((await get({}, 'other')).statusCode).toBe(404);
});

test('§1 the way back carries sample answers that only the site can read', async () => {
  const to = 'http://127.0.0.1:3001/es/monteverde/datos/';
  const { body } = await get({ to, flow: 'moneyman-step-2', website: '75' });
  const back = new URL(/href="(http[^"]+)"/.exec(body)?.[1] ?? '');
  expect(back.href.startsWith(`${to}?state=`)).toBe(true);
  const sealed = back.searchParams.get('state') ?? '';
  const opened = openHandOver(sealed, { ...keys, audience: 'site' }, Date.now());
  expect(opened).toMatchObject({ state: { website: 75, flow: 'moneyman-step-2' } });
  expect((await get({ to: 'javascript:alert(1)', flow: 'survey' })).body).not.toContain('href=');
});
