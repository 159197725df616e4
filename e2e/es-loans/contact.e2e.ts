import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveLocally } from '@plaza/testing';
import { installAxe, runAxe } from '@plaza/testing/browser';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ownEnvironment } from '../environment/fixtures.ts';
import { esLoans, refused } from './es-loans.ts';

/** A separate environment, because these tests send more messages than the limit per minute. */
const environment = ownEnvironment({ sites: [esLoans] });
const browser = sharedBrowser();

const path = '/contactanos/';
const written = {
  Nombre: 'Ana Secreta',
  Correo: 'ana.secreta@correo.example',
  Mensaje: 'Hola:\n¿puedo desistir?',
};

async function openContact(javaScriptEnabled: boolean) {
  const context = await browser().newContext({ ...refused, javaScriptEnabled });
  const page = await context.newPage();
  await page.clock.install();
  const addresses: string[] = [];
  const pageErrors: string[] = [];
  page.on('console', (message) => pageErrors.push(message.text()));
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(environment().site + path);
  return { page, addresses, pageErrors, close: () => context.close() };
}

const form = (page: Page) => page.locator('form[data-message-form]');
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

async function send(page: Page, seconds = 60) {
  await page.clock.fastForward(seconds * 1000);
  await form(page).getByRole('button', { name: 'Enviar mensaje' }).click();
}

async function fillIn(page: Page, values: Record<string, string> = written) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await form(page).getByLabel('Motivo').selectOption('Una reclamación');
  await form(page).getByLabel('He leído y acepto la política de privacidad').check();
}

describe.each([
  ['without JavaScript', false],
  ['with JavaScript', true],
] as const)('the contact form %s', (_, javaScriptEnabled) => {
  it('reports errors in Spanish at their fields and keeps valid values', async () => {
    const { page, addresses, close } = await openContact(javaScriptEnabled);
    await field(page, 'Mensaje').fill('  Se queda\n aquí');
    await send(page);
    const summary = page.getByRole('alert');
    await summary.waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Escribe tu nombre',
      'Escribe tu correo',
      'Acepta la política de privacidad para que podamos responderte',
    ]);
    await page.locator('[role=alert]:focus').waitFor();
    expect(await field(page, 'Mensaje').inputValue()).toBe('  Se queda\n aquí');
    const described = await field(page, 'Correo').getAttribute('aria-describedby');
    expect(described).toBe('contact-email-hint contact-email-missing');
    await summary.getByRole('link', { name: 'Escribe tu correo' }).click();
    await page.locator('#contact-email:focus').waitFor();
    expect(addresses.join(' ')).not.toContain('queda');
    if (javaScriptEnabled) {
      await installAxe(page);
      expect((await runAxe(page)).violations).toEqual([]);
    }
    await close();
  });

  it('accepts a valid message once, confirms it on the page, and leaves no trace of it', async () => {
    const { page, addresses, pageErrors, close } = await openContact(javaScriptEnabled);
    const words = { ...written, Mensaje: `${written.Mensaje} ${javaScriptEnabled}` };
    await fillIn(page, words);
    await send(page);
    const receipt = page.getByRole('heading', { name: 'Hemos recibido tu mensaje' });
    await receipt.waitFor();
    expect(page.url()).toBe(`${environment().site}${path}#message-sent`);
    expect(await form(page).isVisible()).toBe(false);
    await page.goto(environment().site + path);
    expect(await receipt.isVisible()).toBe(false);
    await fillIn(page, words);
    await send(page);
    await receipt.waitFor();
    const stored = await environment().messages();
    expect(stored.filter(({ message }) => message === words.Mensaje)).toEqual([
      expect.objectContaining({
        name: words.Nombre,
        email: words.Correo,
        topic: 'complaint',
        locale: 'es-ES',
        websiteId: 101,
      }),
    ]);
    expect(addresses.join(' ') + environment().siteLog()).not.toMatch(/secreta/i);
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe('likely spam', () => {
  const bodyOf = (fields: Record<string, string>) =>
    new URLSearchParams({ locale: 'es-ES', elapsed: '', topic: 'question', ...fields });
  const post = (fields: Record<string, string>) =>
    fetch(`${environment().site}/api/contact`, {
      method: 'POST',
      body: bodyOf(fields),
      redirect: 'manual',
    });
  const right = { name: 'Bot', email: 'bot@spam.example', message: 'Compra', privacy: 'on' };

  it('gets the same response and is listed separately', async () => {
    const answer = await post({ ...right, website: 'https://spam.example' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}#message-sent`]);
    const ordinary = await environment().messages();
    expect(ordinary.map(({ name }) => name)).not.toContain('Bot');
    const [spam] = await environment().messages('--spam');
    expect(spam).toMatchObject({ name: 'Bot', spamSigns: ['honeypot'] });
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('and what another site’s page sends (%o) is refused and says why', async (headers) => {
    const body = bodyOf({ ...right, message: 'De otro sitio' });
    const answer = await fetch(`${environment().site}/api/contact`, {
      method: 'POST',
      body,
      headers,
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      title: 'Forbidden',
      detail: expect.stringContaining('from another site'),
    });
    const stored = [
      ...(await environment().messages()),
      ...(await environment().messages('--spam')),
    ];
    expect(stored.map(({ message }) => message)).not.toContain('De otro sitio');
  });

  it('sent too fast, as the enhancement measures, gets the same response and is listed separately', async () => {
    const { page, close } = await openContact(true);
    await fillIn(page, { ...written, Mensaje: 'En un abrir y cerrar de ojos' });
    // As a program does; a busy machine takes longer.
    await page.evaluate(() => {
      performance.now = () => 500;
    });
    await send(page, 0);
    await page.getByRole('heading', { name: 'Hemos recibido tu mensaje' }).waitFor();
    const [spam] = await environment().messages('--spam');
    expect(spam).toMatchObject({
      message: 'En un abrir y cerrar de ojos',
      spamSigns: ['too-fast'],
    });
    await close();
  });

  it('with another host name still gets this site’s page', async () => {
    const asked: (string | undefined)[] = [];
    const stranger = await serveLocally((request, response) => {
      asked.push(request.url);
      response.end();
    });
    const { host } = new URL(stranger.url);
    for (const claimed of [
      { host },
      { 'x-forwarded-host': host },
      { 'x-forwarded-host': host, 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
      { forwarded: `host=${host};proto=https` },
    ]) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', ...claimed };
      const sent = request(`${environment().site}/api/contact`, { method: 'POST', headers });
      sent.end(bodyOf({ name: '' }).toString());
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      expect([claimed, answer.statusCode]).toEqual([claimed, 422]);
      expect(await text(answer)).toContain('Escribe tu nombre');
    }
    await stranger.close();
    expect(asked).toEqual([]);
  });

  it('more than six a minute are returned with their values, to be sent later', async () => {
    const answers = [];
    for (let time = 0; time < 8; time += 1)
      answers.push(await post({ ...right, message: `Compra ${time}` }));
    const last = answers.at(-1);
    expect([last?.status, last?.headers.get('retry-after')]).toEqual([429, '60']);
    expect(last?.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(last?.headers.get('cache-control')).toContain('no-store');
    const html = (await last?.text()) ?? '';
    expect(html).toContain('Has enviado varios mensajes seguidos');
    expect(html).toContain('value="bot@spam.example"');
  });

  it('the same limit holds for /api/messages', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 20; time += 1) {
      const answer = await fetch(`${environment().site}/api/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(6);
  });
});
