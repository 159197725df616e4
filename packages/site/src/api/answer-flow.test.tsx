import { FLOWS } from '@plaza/flows';
import { defineRoutes, defineSite, findPage } from '@plaza/routing';
import { flowContext, flowTexts } from '@plaza/screens';
import { FlowSection } from '@plaza/screens/react';
import { keyTranslator } from '@plaza/screens/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { answerFlow } from '../core/flows/answer-flow.ts';
import { applicationClient } from '../core/flows/application-client.ts';
import { flowTarget } from '../core/flows/flow-target.ts';
import { storedApplications, TOKEN } from '../core/flows/stored-applications.test.support.ts';

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
    { path: '/confirmar/', pageType: 'EmailConfirmationGate', locale: 'es-ES' },
    { path: '/encuesta/', pageType: 'Survey', locale: 'es-ES' },
  ],
);

const texts = flowTexts((await keyTranslator()).t);
const context = { ...flowContext(site, 'es-ES', '2026-11-22'), answers: {} };

/** The finished page of a flow, as the site itself answers it. */
async function pageAt(path: string) {
  const match = findPage(site, { locale: 'es-ES', path: path.replace('/es/', '/') });
  const flow = Object.values(FLOWS).find(({ pageType }) => pageType === match?.route.pageType);
  const body = flow && renderToStaticMarkup(<FlowSection {...{ flow, texts, context, path }} />);
  const html = `<!DOCTYPE html><html><head><title>Deudas</title></head><body>${body}</body></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html', etag: 'e' } });
}

/** A browser without JavaScript: it keeps cookies by path and follows no redirect. */
function openSite() {
  const service = storedApplications();
  const cookies = new Map<string, string>();
  const ask = async (target: string, form?: Record<string, string>, headers = {}) => {
    const method = form ? 'POST' : 'GET';
    const path = target.replace(/\?.*/, '');
    const cookie = cookies.get(path) ?? '';
    const led = flowTarget(site, target, { method, headers: { cookie } });
    const request = new Request(`https://platform.example${led}`, {
      method,
      ...(form && { body: new URLSearchParams(form) }),
      headers: { cookie, ...headers },
    });
    const response = await answerFlow(request, {
      site,
      partners: [],
      limiter: { take: () => true },
      trustedProxyHops: 0,
      now: () => new Date('2026-11-22T09:10:00Z'),
      newEventId: () => '0b8f6f5e-1c1d-4f7a-9d0e-2a3b4c5d6e70',
      fetchPage: pageAt,
      applications: () => applicationClient(service.send),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', place = ''] = cookie.split('; ');
      cookies.set(place.replace('Path=', ''), pair);
    }
    const location = response.headers.get('location') ?? '';
    return { status: response.status, location, html: await response.text(), response };
  };
  const version = () => `${service.state.application?.version ?? ''}`;
  const send = (step: string, fields: Record<string, string> = {}, more = {}) =>
    ask('/es/deudas/', { step, item: '', version: version(), website: '', ...fields, ...more });
  return { ...service, ask, send, version, cookies };
}

type Site = ReturnType<typeof openSite>;

const debt = { debtKind: 'credit-card', debtAmount: '1.500', debtPayment: '60' };
const consents = { privacy: '2026-11', creditCheck: '2026-11', sharing: '2026-11' };

/** The whole flow up to the page that shows the answers. */
async function answerAll({ send }: Site) {
  await send('debts', debt);
  await send('situation', { paymentSituation: 'tight' });
  await send('work', { employment: 'pensioner' });
  await send('income', { monthlyIncome: '1400' });
  await send('home', { housing: 'owner', housingCost: '0', dependants: '0' });
  await send('contact', { email: 'ana@correo.example', phone: '612345678' });
  await send('call', { callTime: 'morning' });
  await send('person', { firstName: 'Ana', lastName: 'Ruiz', birthDate: '31/12/1980' });
  await send('identity', { identityNumber: '12345678Z' });
  return send('agreement', consents);
}

describe('§2.3 a flow', () => {
  it('leads from step to step, shows the answers, sends them once, and ends', async () => {
    const site = openSite();
    const checked = await answerAll(site);
    expect([checked.status, checked.location]).toEqual([303, '/es/deudas/?step=check']);
    const { html } = await site.ask('/es/deudas/?step=check');
    expect(html).toContain('flow-option-credit-card');
    expect(html).toContain('ana@correo.example');
    expect(html).toMatch(/href="\/es\/deudas\/\?step=income#flow-monthlyIncome"/);
    expect(html).not.toContain('<template');
    for (let times = 0; times < 2; times += 1) {
      const sent = await site.send('check', { action: 'send' });
      expect([sent.status, sent.location]).toEqual([303, '/es/deudas/?step=done']);
    }
    expect(site.state.submissions).toBe(1);
    // The address is to be confirmed first.
    const gate = await site.ask('/es/deudas/?step=done');
    expect(gate.location).toBe('/es/confirmar/?sent=1');
    if (site.state.application) site.state.application.emailConfirmed = true;
    const end = await site.ask('/es/deudas/?step=done');
    expect(end.html).toContain('data-flow-end="debts-sent"');
    expect(end.html).toContain('7K3M-9QXR-2D');
    expect(end.html).toMatch(/data-flow-events="[^"]*end:debts-sent/);
    expect(end.response.headers.get('cache-control')).toBe('no-store');
    expect(end.response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('keeps its key in a cookie of the page alone, which no script reads', async () => {
    const { response } = await openSite().send('debts', debt);
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^application=[0-9a-f-]{36}\.x{43}; Path=\/es\/deudas\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('shows an error in the summary and at its field, and keeps what was typed', async () => {
    const site = openSite();
    const { status, html } = await site.send('debts', { ...debt, debtAmount: 'muchos' });
    expect(status).toBe(422);
    expect(html).toContain('<title>flow-errors-title-prefix Deudas</title>');
    expect(html).toMatch(/role="alert"[^>]*autofocus/);
    expect(html).toContain(
      '<a href="#flow-debtAmount">flow-issue-invalid flow-field-debtAmount</a>',
    );
    expect(html).toMatch(
      /name="debtAmount"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="debtAmount"/,
    );
    expect(html).toMatch(/<input[^>]*name="debtAmount"[^>]*value="muchos"/);
    expect(html).toMatch(/<input[^>]*value="credit-card"[^>]*checked/);
    expect(site.state.application).toBeUndefined();
  });

  it('goes back to any answered step, filled in, and from there to where the applicant was', async () => {
    const site = openSite();
    await site.send('debts', debt);
    await site.send('situation', { paymentSituation: 'tight' });
    const { html } = await site.ask('/es/deudas/?step=debts');
    expect(html).toMatch(/<input[^>]*name="debtAmount"[^>]*value="1\.?500"/);
    const changed = await site.send('debts', { ...debt, debtAmount: '2000' }, { item: '1' });
    expect(changed.location).toBe('/es/deudas/?step=work');
    expect(site.state.application?.answers.debts).toEqual([
      { debtKind: 'credit-card', debtAmount: '2000', debtPayment: '60' },
    ]);
    expect((await site.ask('/es/deudas/?step=agreement')).location).toBe('/es/deudas/?step=work');
  });

  it('adds and removes entries of a step that repeats', async () => {
    const site = openSite();
    const added = await site.send('debts', debt, { action: 'add' });
    expect(added.location).toBe('/es/deudas/?step=debts&item=2');
    expect((await site.ask(added.location)).html).not.toContain('value="1.500"');
    await site.send('debts', { ...debt, debtAmount: '700' }, { item: '2' });
    expect(site.state.application?.answers.debts).toHaveLength(2);
    const { html } = await site.ask('/es/deudas/?step=debts&item=2');
    expect(html).toContain('href="/es/deudas/?step=debts&amp;item=1"');
    await site.send('debts', {}, { item: '1', action: 'remove' });
    expect(site.state.application?.answers.debts).toEqual([
      { debtKind: 'credit-card', debtAmount: '700', debtPayment: '60' },
    ]);
  });

  it('tells a stale tab what is stored, beside what was typed, and overwrites nothing', async () => {
    const site = openSite();
    await site.send('debts', debt);
    const before = site.version();
    await site.send('situation', { paymentSituation: 'behind' });
    const stale = await site.send('situation', { paymentSituation: 'tight' }, { version: before });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain('flow-stale-stored: flow-option-behind');
    expect(stale.html).toMatch(/<input[^>]*value="tight"[^>]*checked/);
    expect(site.state.application?.answers.situation).toEqual({ paymentSituation: 'behind' });
    expect(stale.html).toMatch(new RegExp(`name="version"[^>]*value="${site.version()}"`));
    await site.send('situation', { paymentSituation: 'tight' });
    expect(site.state.application?.answers.situation).toEqual({ paymentSituation: 'tight' });
  });

  it('§8 keeps what was typed while the service is away', async () => {
    const site = openSite();
    site.state.isAway = true;
    const first = await site.send('debts', debt);
    expect([first.status, first.response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(first.html).toMatch(/<input[^>]*name="debtAmount"[^>]*value="1\.500"/);
    site.state.isAway = false;
    await site.send('debts', debt);
    site.state.isAway = true;
    const next = await site.send('situation', { paymentSituation: 'tight' });
    expect(next.status).toBe(503);
    expect(next.html).toMatch(/<input[^>]*value="tight"[^>]*checked/);
    site.state.isAway = false;
    expect((await site.send('situation', { paymentSituation: 'tight' })).status).toBe(303);
  });

  it('§8 shows the answers of a step again when the service is away for a moment', async () => {
    const site = openSite();
    await site.send('debts', debt);
    site.state.isAway = true;
    setTimeout(() => {
      site.state.isAway = false;
    }, 50);
    const { status, html } = await site.ask('/es/deudas/?step=debts&item=1');
    expect(status).toBe(200);
    expect(html).toMatch(/<input[^>]*name="debtAmount"[^>]*value="1[.]?500"/);
  });

  it('takes no form of another site, and no path without a flow', async () => {
    const site = openSite();
    const foreign = await site.ask('/es/deudas/', debt, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await site.ask('/es/deudas/?step=debts')).location).toBe('/es/deudas/');
  });
});

describe('§2.3 going on later', () => {
  const contact = { email: 'ana@correo.example', phone: '612345678' };

  async function answerToContact() {
    const site = openSite();
    await site.send('debts', debt);
    await site.send('situation', { paymentSituation: 'tight' });
    await site.send('work', { employment: 'pensioner' });
    await site.send('income', { monthlyIncome: '1400' });
    await site.send('home', { housing: 'owner', housingCost: '0', dependants: '0' });
    return site;
  }

  it('sends a link from any step after the address, and stores what was typed', async () => {
    const site = await answerToContact();
    const before = await site.ask('/es/deudas/?step=contact');
    expect(before.html).not.toContain('value="later"');
    await site.send('contact', contact);
    const { html } = await site.ask('/es/deudas/?step=call');
    expect(html).toContain('value="later"');
    const sent = await site.send('call', { callTime: 'morning' }, { action: 'later' });
    expect([sent.status, site.emails]).toEqual([200, [{}]]);
    expect(sent.html).toMatch(/role="status" data-flow-resent="">flow-confirm-resent flow-saved/);
    expect(sent.html).toMatch(/<input[^>]*value="morning"[^>]*checked/);
    expect(site.state.application?.answers.call).toEqual({ callTime: 'morning' });
    // With nothing typed yet there is nothing to store, and nothing wrong.
    const empty = await site.send('person', {}, { action: 'later' });
    expect([empty.status, site.emails.length]).toEqual([200, 2]);
    expect(empty.html).toMatch(/data-form-summary="" hidden/);
    const wrong = await site.send('person', { firstName: 'Ana' }, { action: 'later' });
    expect([wrong.status, site.emails.length]).toEqual([422, 2]);
  });

  it('offers at the plain address to go on, to be sent a link, or to begin again', async () => {
    const site = await answerToContact();
    await site.send('contact', contact);
    const { html, response } = await site.ask('/es/deudas/');
    expect(html).toContain('data-flow-step="resume"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const act = (action: string) => site.ask('/es/deudas/', { step: 'resume', action });
    expect((await act('continue')).location).toBe('/es/deudas/?step=call');
    expect((await act('later')).html).toContain('flow-confirm-resent flow-saved');
    expect(site.emails).toHaveLength(1);
    expect((await act('restart')).location).toBe('/es/deudas/');
    expect(site.cookies.get('/es/deudas/')).toBe('application=');
  });

  it('shows the plain page once everything is sent, and while the service is away', async () => {
    const site = await answerToContact();
    site.state.isAway = true;
    const away = await site.ask('/es/deudas/');
    expect([away.status, away.html.includes('<template')]).toEqual([200, true]);
    site.state.isAway = false;
    site.state.application = undefined as never;
    expect((await site.ask('/es/deudas/')).html).toContain('<template');
    expect(site.cookies.get('/es/deudas/')).toBe('application=');
  });

  it('adds up the debts that are stored', async () => {
    const site = openSite();
    await site.send('debts', { ...debt, debtAmount: '1.500,10' }, { action: 'add' });
    await site.send('debts', { ...debt, debtAmount: '700,20' }, { item: '2' });
    const { html } = await site.ask('/es/deudas/?step=debts');
    expect(html.replaceAll(/\s|&nbsp;/g, ' ')).toMatch(
      /data-flow-total="">flow-total 2200,30 €|data-flow-total="">flow-total 2\.200,30 €/,
    );
    expect((await openSite().ask('/es/deudas/')).html).not.toContain('€<');
  });
});

describe('§2.3 confirming an address', () => {
  it('takes a click, so that a program that checks links confirms nothing', async () => {
    const site = openSite();
    await answerAll(site);
    await site.send('check', { action: 'send' });
    const shown = await site.ask(`/es/confirmar/?token=${TOKEN}`);
    expect(shown.html).toContain('value="confirm"');
    expect(site.state.application?.emailConfirmed).toBe(false);
    const done = await site.ask('/es/confirmar/', { action: 'confirm', token: TOKEN });
    expect([done.status, done.location]).toEqual([303, '/es/deudas/?step=done']);
    // Also in a browser that had nothing before.
    expect(site.cookies.get('/es/deudas/')).toContain(TOKEN);
    const again = await site.ask('/es/confirmar/', { action: 'confirm', token: 'y'.repeat(43) });
    expect(again.status).toBe(410);
    expect(again.html).toContain('data-flow-step="expired"');
  });

  it('sends again, also to another address, and says the same of every one', async () => {
    const site = openSite();
    await answerAll(site);
    await site.send('check', { action: 'send' });
    await site.ask('/es/deudas/?step=done');
    const sent = await site.ask('/es/confirmar/', { action: 'resend', email: '' });
    const other = await site.ask('/es/confirmar/', { action: 'resend', email: 'b@correo.example' });
    expect(site.emails).toEqual([{}, { email: 'b@correo.example' }]);
    expect([sent.status, sent.html.replace('b@correo.example', '')]).toEqual([200, other.html]);
    expect(sent.html).toContain('data-flow-wait="60"');
    const wrong = await site.ask('/es/confirmar/', { action: 'resend', email: 'nada' });
    expect([wrong.status, site.emails.length]).toEqual([422, 2]);
  });
});
