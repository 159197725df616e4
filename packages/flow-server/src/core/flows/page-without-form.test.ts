import { defineRoutes, defineSite } from '@plaza/routing';
import { describe, expect, it } from 'vitest';
import { answerFlow } from './answer-flow.ts';
import { applicationClient } from './application-client.ts';
import { respondWithFlow } from './flow-response.ts';
import type { FlowPort, FlowVisit } from './flow-visit.ts';
import { storedApplications } from './stored-applications.test.support.ts';

const site = defineRoutes<never>(
  defineSite({
    id: 75,
    url: 'https://platform.example',
    displayName: 'Plataforma',
    productType: 1,
    countries: ['ES', 'SE'],
  }),
  [
    { path: '/', pageType: 'ProductListStatic', locale: 'es-ES' },
    { path: '/', pageType: 'ProductListStatic', locale: 'sv-SE' },
    { path: '/deudas/', pageType: 'SignupBrokerDebt', locale: 'es-ES' },
  ],
);
const address = 'https://platform.example/api/flows?path=%2Fes%2Fdeudas%2F';

/** A page whose text leaves the questions to the form of a partner. */
const html = '<!doctype html><main><h1>Deudas</h1><div data-lead-form></div></main>';

function openPage(fetchPage: FlowPort['fetchPage']) {
  const service = storedApplications();
  const ask = (query: string, init?: RequestInit) =>
    answerFlow(new Request(address + query, init), {
      ...{
        site,
        fetchPage,
        partners: [],
        vendorSources: () => ({}),
        trustedProxyHops: 0,
        consentId: () => undefined,
      },
      limiter: { take: () => true },
      now: () => new Date('2026-11-23T09:10:00Z'),
      newEventId: () => '0b8f6f5e-1c1d-4f7a-9d0e-2a3b4c5d6e70',
      applications: () => applicationClient(service.send),
    });
  return { ask, service };
}

const form = {
  method: 'POST',
  body: new URLSearchParams({ step: 'debt', item: '', amount: '900' }),
};

describe('§1 the page of a flow that shows the form of a partner', () => {
  const { ask, service } = openPage(async () => new Response(html));

  it('takes no form of its own, and stores nothing of one', async () => {
    const response = await ask('', form);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(service.state.application).toBeUndefined();
  });

  it('is the page as it is, whatever step it is asked for', async () => {
    const response = await ask('&step=debt');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/es/deudas/']);
    // To a browser with an application of before the form was the partner's.
    const port = { fetchPage: async () => new Response(html), vendorSources: () => ({}) };
    const visit = { path: '/es/deudas/', port, match: { locale: 'es-ES' } };
    const view = { kind: 'end', end: 'sent', reasons: [] };
    const shown = await respondWithFlow(visit as unknown as FlowVisit, 200, view as never);
    expect([shown.status, await shown.text()]).toEqual([200, html]);
  });
});

it('a form of a page that cannot be fetched is not refused for that', async () => {
  const { ask } = openPage(async () => new Response('', { status: 500 }));
  expect((await ask('', form)).status).not.toBe(405);
});
