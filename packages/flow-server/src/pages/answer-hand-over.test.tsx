import { FLOWS, type FlowName } from '@plaza/flows';
import { type HandOver, openHandOver, sealHandOver } from '@plaza/flows/hand-over';
import { defineRoutes, defineSite } from '@plaza/routing';
import { flowContext, flowTexts } from '@plaza/screens';
import { FlowSection } from '@plaza/screens/react';
import { keyTranslator } from '@plaza/screens/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answerFlow } from '../core/flows/answer-flow.ts';
import { applicationClient } from '../core/flows/application-client.ts';
import { flowTarget } from '../core/flows/flow-target.ts';
import { handOverPartners } from '../core/flows/hand-over-partner.ts';
import { storedApplications } from '../core/flows/stored-applications.test.support.ts';

const site = defineRoutes<never>(
  defineSite({
    ...{ id: 75, url: 'https://platform.example', displayName: 'Plataforma', productType: 1 },
    countries: ['ES'],
    isMultiLanguage: true,
  }),
  [
    { path: '/', pageType: 'ProductListStatic', locale: 'es-ES' },
    { path: '/datos/', pageType: 'MoneymanStep2', locale: 'es-ES' },
    { path: '/ahorro/', pageType: 'SignupWhiteLabelUpsell', locale: 'es-ES' },
  ],
);

const secret = 'a secret of more than 32 characters';
const lumen = { name: 'Lumen', legalName: 'Lumen Ltd', url: 'https://lumen.example/go?from=us' };
const partners = handOverPartners(
  { lumen, moneyman: { ...lumen, name: 'Monteverde' }, silent: lumen },
  {
    partnerSecrets: new Map([
      ['lumen', secret],
      ['moneyman', `${secret}!`],
    ]),
  },
);
const now = new Date('2026-11-22T09:10:00Z');
const texts = flowTexts((await keyTranslator()).t);
const context = { ...flowContext(site, 'es-ES', '2026-11-22'), answers: {} };

/** A browser without JavaScript at the page of a flow in the name of a partner. */
function openPage(path: string, name: FlowName, token: string) {
  const service = storedApplications();
  const cookies = new Map<string, string>();
  const partner = { token, name: 'Lumen' };
  const body = renderToStaticMarkup(
    <FlowSection {...{ flow: FLOWS[name], texts, context, path, partner }} />,
  );
  const ask = async (query: string, form?: Record<string, string>) => {
    const method = form ? 'POST' : 'GET';
    const target = flowTarget(site, `${path}${query}`, { method, headers: {} });
    const response = await answerFlow(
      new Request(`https://platform.example${target}`, {
        method: form ? 'POST' : 'GET',
        ...(form && { body: new URLSearchParams(form) }),
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      }),
      {
        ...{ site, partners, trustedProxyHops: 0, now: () => now, vendorSources: () => ({}) },
        consentId: () => undefined,
        limiter: { take: () => true },
        newEventId: () => '0b8f6f5e-1c1d-4f7a-9d0e-2a3b4c5d6e70',
        fetchPage: async () =>
          new Response(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`, {
            headers: { 'content-type': 'text/html' },
          }),
        applications: () => applicationClient(service.send),
      },
    );
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return { location: response.headers.get('location'), html: await response.text() };
  };
  const send = (fields: Record<string, string>) =>
    ask('', { version: `${service.state.application?.version ?? ''}`, partner: token, ...fields });
  return { ...service, ask, send, cookies };
}

const handedOver: HandOver = {
  ...{ partner: 'moneyman', website: 75, flow: 'moneyman-step-2', locale: 'es-ES' },
  answers: { loan: { amount: '1500', termMonths: '12' }, contact: { email: 'ana@example.com' } },
};
const sealed = (state: Partial<HandOver> = {}, expires = now.getTime() + 1_000) =>
  sealHandOver(
    { ...handedOver, ...state },
    { secret: `${secret}!`, partner: 'moneyman', audience: 'site' },
    expires,
  );
const moneyman = () => openPage('/es/datos/', 'moneyman-step-2', 'moneyman');

test('§2.3 what a partner knows is filled in, and counts only when it is sent', async () => {
  const page = moneyman();
  const { location } = await page.ask(`?state=${sealed()}`);
  expect(location).toBe('/es/datos/?step=loan');
  expect(page.state.application).toMatchObject({ answers: {}, whiteLabelToken: 'moneyman' });
  const { html } = await page.ask('?step=loan');
  expect(html).toMatch(/name="amount"[^>]*value="1\.?500"/);
  expect(html).toMatch(/<p data-flow-prefilled="">/);
});

test.each([
  ['has expired', () => sealed({}, now.getTime())],
  ['is for another flow', () => sealed({ flow: 'moneyman-step-3' })],
  ['is for another site', () => sealed({ website: 101 })],
  ['is for another country', () => sealed({ locale: 'es-MX' })],
  ['names no locale', () => sealed({ locale: 'nowhere at all' })],
  ['was changed', () => `${sealed().slice(0, -4)}AAAA`],
])('§5 a link that %s opens the page with nothing filled in', async (_, state) => {
  const page = moneyman();
  expect((await page.ask(`?state=${state()}`)).location).toBe('/es/datos/');
  expect(page.state.application).toBeUndefined();
});

test('§2.3 a link works once', async () => {
  const page = moneyman();
  const state = sealed();
  await page.ask(`?state=${state}`);
  const first = page.state.application;
  const again = moneyman();
  again.state.handOvers.add([...page.state.handOvers][0] ?? '');
  expect((await again.ask(`?state=${state}`)).location).toBe('/es/datos/');
  expect(again.state.application).toBeUndefined();
  expect((await page.ask(`?state=${state}`)).location).toBe('/es/datos/');
  expect(page.state.application).toBe(first);
});

test('§2.3 a link asks before it takes the place of answers that are not sent', async () => {
  const page = moneyman();
  await page.send({ step: 'loan', amount: '900', termMonths: '6' });
  const own = page.cookies.get('application');
  const { location } = await page.ask(`?state=${sealed()}`);
  expect(location).toBe('/es/datos/?step=arrival');
  expect(page.cookies.get('application')).toBe(own);
  const { html } = await page.ask('?step=arrival');
  expect(html).toContain('data-flow-step="arrival"');
  expect(html).not.toContain('1500');
  const act = (action: string) => page.ask('', { step: 'arrival', action });
  // Another page of the flow still has the visitor's own answers.
  expect((await page.ask('?step=loan')).html).not.toContain('data-flow-step="arrival"');
  const arrival = page.cookies.get('arrival');
  expect((await act('arrival')).location).toBe('/es/datos/?step=loan');
  expect([page.cookies.get('application'), page.cookies.get('arrival')]).toEqual([arrival, '']);
  // The offer is gone once it is answered.
  expect((await page.ask('?step=arrival')).location).toBe('/es/datos/');
});

test('§2.3 an applicant who goes on with their own answers keeps them', async () => {
  const page = moneyman();
  await page.send({ step: 'loan', amount: '900', termMonths: '6' });
  const own = page.cookies.get('application');
  await page.ask(`?state=${sealed()}`);
  await page.ask('', { step: 'arrival', action: 'continue' });
  expect([page.cookies.get('application'), page.cookies.get('arrival')]).toEqual([own, '']);
});

test('§2.3 the end leads to the partner with a reference and no answer', async () => {
  const page = openPage('/es/ahorro/', 'signup-white-label-upsell', 'lumen');
  await page.send({ step: 'offer', wantsOffer: 'yes' });
  await page.send({ step: 'saving-plan', monthlySaving: '50' });
  await page.send({ step: 'phone', firstName: 'Ana', phone: '612345678' });
  await page.send({ step: 'agreement', privacy: '2026-11', sharing: '2026-11' });
  const { html } = await page.ask('?step=done');
  const link = /<a [^>]*data-flow-hand-over=""[^>]*href="([^"]+)">/.exec(html)?.[1];
  const href = link?.replaceAll('&amp;', '&');
  const address = new URL(href ?? '');
  expect(`${address.origin}${address.pathname}`).toBe('https://lumen.example/go');
  const keys = { secret, partner: 'lumen', audience: 'partner' } as const;
  const opened = openHandOver(address.searchParams.get('state') ?? '', keys, now.getTime());
  expect(opened).toEqual({
    state: {
      ...{ partner: 'lumen', website: 75, flow: 'signup-white-label-upsell', locale: 'es-ES' },
      ...{ end: 'offer-accepted', reference: '7K3M-9QXR-2D' },
    },
  });
});

test('§2.3 an applicant who declines is not handed over', async () => {
  const page = openPage('/es/ahorro/', 'signup-white-label-upsell', 'lumen');
  await page.send({ step: 'offer', wantsOffer: 'no' });
  const { html } = await page.ask('?step=done');
  expect(html).toContain('data-flow-end="offer-declined"');
  expect(html).toMatch(/<a [^>]*data-flow-hand-over="" hidden="">/);
});

test('§1 a partner without a secret is none', () => {
  expect(partners.map(({ token }) => token)).toEqual(['lumen', 'moneyman']);
});
