import { randomUUID } from 'node:crypto';
import { person, until } from '@plaza/testing';
import { installAxe, runAxe } from '@plaza/testing/browser';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { BrowserContextOptions, Frame, FrameLocator, Page, Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { answerVendors } from '../environment/open-tab.ts';
import { decided, esLoans, refused, undecided } from './es-loans.ts';
import { seen, watch } from './lead-page.ts';

const environment = sharedEnvironment(esLoans);
const browser = sharedBrowser();

async function openLanding(options: BrowserContextOptions = {}, query = 'subid=verano') {
  const context = await browser().newContext({ ...refused, ...options });
  await answerVendors(context);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const pageErrors: string[] = [];
  const forms: string[] = [];
  page.on('console', (message) => {
    // Chromium's own message for an invalid form.
    if (!message.text().includes('422')) pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('request', (request) => {
    if (request.url().startsWith(environment().leadForm)) forms.push(request.url());
  });
  const counted = options.javaScriptEnabled !== false && page.waitForResponse(/\/api\/impression$/);
  await page.goto(`${environment().site}/lp/?${query}`);
  await counted;
  return { page, pageErrors, forms, close: () => context.close() };
}

const host = (page: Page) => page.locator('[data-lead-form]');
const isReady = (page: Page) => page.locator('[data-lead-form][data-state=ready]').waitFor();
const link = (page: Page) => page.getByRole('link', { name: 'Abrir el formulario' });

/** Scrolls to the form and requests it, as a visitor without marketing consent. */
async function pressForm(page: Page) {
  await host(page).scrollIntoViewIfNeeded();
  await page.locator('[data-lead-form][data-state=waiting]').waitFor();
  await link(page).click();
}

/** The frame of the form once it has loaded: automatically with consent, otherwise on press. */
async function reachForm(page: Page, isAllowed = false): Promise<FrameLocator> {
  if (isAllowed) await host(page).scrollIntoViewIfNeeded();
  else await pressForm(page);
  await isReady(page);
  return page.frameLocator('iframe[title="Formulario para pedir que te contacten"]');
}

type Form = Page | Frame | FrameLocator;

async function fillIn(form: Form, name: string) {
  await form.getByLabel('Nombre y apellidos').fill(name);
  await form.getByLabel('Correo').fill('ana.secreta@correo.example');
  await form.getByLabel('Teléfono').fill('612 34 56 78');
  await form.getByLabel('Plazo').selectOption('3 meses');
  await form.getByLabel('Acepto que mis datos').check();
}

const send = (form: Form) => form.getByRole('button', { name: 'Enviar solicitud' });
const receipt = (form: Form) => form.getByRole('heading', { name: 'Hemos recibido tu solicitud' });
const leadsOf = async (wanted: string) =>
  (await environment().leads()).filter(({ name }) => name === wanted);

type Sender = { isForm: boolean; origin: string };

const heightOf = (page: Page) => host(page).evaluate((element) => element.clientHeight);

const contentHeightOf = (form: FrameLocator) =>
  form.locator('body').evaluate((body) => body.getBoundingClientRect().height);

/** Posts the form's messages from the given source: it has grown, and has stored a lead. */
const postAs = (page: Page, sender: Sender) =>
  host(page).evaluate((element, { isForm, origin }) => {
    const frame = element.shadowRoot?.querySelector('iframe');
    const eventId = new URL(frame?.src ?? '').searchParams.get('eventId');
    const source = isForm ? frame?.contentWindow : window;
    const post = (data: object) =>
      dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }));
    post({ type: 'lead-form:resize', height: element.clientHeight + 100 });
    post({ type: 'lead-form:submitted', eventId, leadId: 'x' });
    post({ type: 'lead-form:submitted', eventId: 'another', leadId: 'y' });
  }, sender);

describe('the lead form of the landing page', () => {
  it.each([
    [320, 640],
    [360, 640],
    [600, 800],
    [1280, 800],
  ])(
    'at %i px loads when near, fits its space without layout shifts, and stores one lead with one id',
    async (width, height) => {
      const viewport = { width, height };
      const query = 'gclid=Click-0&subid=verano&pubid=77';
      const { page, pageErrors, forms, close } = await openLanding({ viewport }, query);
      // The impression's answer sorts the offers above the form; scrolling before it would be a shift.
      await page.waitForLoadState('networkidle');
      expect(forms).toEqual([]);
      const form = await reachForm(page);
      const blank = (await heightOf(page)) - (await contentHeightOf(form));
      expect(blank).toBeGreaterThanOrEqual(0);
      expect(blank).toBeLessThan(48);
      expect(await form.getByLabel('Importe').inputValue()).toBe('500');
      await send(form).click();
      const summary = form.getByRole('alert');
      await summary.getByRole('link', { name: 'Escribe tu nombre' }).waitFor();
      await until(() => summary.evaluate((element) => element === document.activeElement));
      // Once what follows the form is below the window, the form grows to its new height.
      await page.evaluate(() => scrollBy(0, -innerHeight / 2));
      const tall = await contentHeightOf(form);
      await until(async () => (await heightOf(page)) >= tall);
      const name = `Ana ${width} ${randomUUID()}`;
      await fillIn(form, name);
      await send(form).dblclick();
      await receipt(form).waitFor();
      // The frame notifies the page across processes.
      await until(async () => (await seen(page)).leads.length > 0);
      const { leads, shifts } = await seen(page);
      expect(shifts).toEqual([]);
      expect(leads).toHaveLength(1);
      expect(await leadsOf(name)).toEqual([
        expect.objectContaining({
          eventId: leads[0]?.eventId,
          id: leads[0]?.leadId,
          formToken: 'olivar-es-lp',
          whiteLabelToken: 'olivar',
          phone: '+34612345678',
          amount: 500,
          termMonths: 3,
          locale: 'es-ES',
          // After a refusal, a third party gets no campaign (decision 13).
          keyword: 'z',
          pubid: null,
          channelId: null,
        }),
      ]);
      expect(forms.join() + page.url() + environment().siteLog()).not.toMatch(/secreta/);
      expect(forms.join()).not.toMatch(/verano|pubid|channelId|Click-0/);
      expect(pageErrors).toEqual([]);
      await close();
    },
  );

  it('converts from a click to the vendors, with one id from the page to the database', async () => {
    const visitor = { ...decided({ marketing: true, statistics: true }), userAgent: person };
    const { page, close } = await openLanding(visitor, 'gclid=Click-1&subid=verano&pubid=77');
    const form = await reachForm(page, true);
    await fillIn(form, 'Ana Del Anuncio');
    await send(form).click();
    await receipt(form).waitFor();
    const [lead] = await leadsOf('Ana Del Anuncio');
    expect(lead).toMatchObject({ keyword: 'verano', pubid: '77', channelId: '2' });
    const event = await page.waitForFunction(() => {
      const calls: { [index: number]: unknown }[] = Reflect.get(globalThis, 'dataLayer') ?? [];
      const event = calls.find((call) => call[1] === 'generate_lead')?.[2];
      return event as { event_id: string } | undefined;
    });
    expect(await event.jsonValue()).toMatchObject({
      ...{ event_id: lead?.eventId, transaction_id: lead?.eventId },
    });
    await close();
  });

  it('design §7 loads on press before consent, names its provider, and gets the campaign after consent', async () => {
    const query = 'gclid=Click-3&subid=verano&pubid=77&email=ana%40correo.example';
    const { page, forms, close } = await openLanding({ userAgent: person }, query);
    expect(await host(page).textContent()).toContain('El formulario es de 127.0.0.1');
    await host(page).scrollIntoViewIfNeeded();
    await page.locator('[data-lead-form][data-state=waiting]').waitFor();
    expect(forms).toEqual([]);
    const form = await reachForm(page);
    expect(await form.locator('[name=keyword]').inputValue()).toBe('z');
    await page.locator('[data-consent-open]').click();
    await page.getByRole('button', { name: 'Aceptar todas' }).click();
    await until(async () => (await form.locator('[name=keyword]').inputValue()) === 'verano');
    // What identifies a person and may not be stored is forgotten (decision 68).
    expect(await form.getByLabel('Correo').inputValue()).toBe('');
    await fillIn(form, 'Ana Que Acepta');
    await send(form).click();
    await receipt(form).waitFor();
    const [lead] = await leadsOf('Ana Que Acepta');
    expect(lead).toMatchObject({ keyword: 'verano', pubid: '77', channelId: '2' });
    expect(forms.join()).not.toMatch(/verano|correo/);
    await close();
  });

  it('gets consent on the page itself, and the site sets the cookies (decision 11)', async () => {
    const visitor = { ...undecided, userAgent: person };
    const { page, close } = await openLanding(visitor, 'gbraid=Click-2&subid=verano');
    const renewals: Response[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/renewal')) renewals.push(response);
    });
    await page.getByRole('button', { name: 'Aceptar todas' }).click();
    const set = await until(async () => {
      const answers = await Promise.all(renewals.map((answer) => answer.headersArray()));
      const names = answers.flat().filter(({ name }) => name === 'set-cookie');
      return names.some(({ value }) => value.startsWith('uniqueUserId=')) && names;
    });
    const days = (cookie: string) => Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) / 86_400;
    const lasting = new Map(set.map(({ value }) => [value.replace(/=.*/, ''), days(value)]));
    expect(Object.fromEntries(lasting)).toEqual({
      googleClickId: 30,
      googleClickIdAlias: 30,
      impressionId: 30,
      locale: 30,
      subId: 30,
      uniqueUserId: 730,
    });
    await close();
  });

  it('is sandboxed, and policies allow only its own origin on its own page', async () => {
    const { page, close } = await openLanding();
    const framesOn = async (path: string) => {
      const { headers } = await fetch(environment().site + path);
      const policy = `${headers.get('content-security-policy')}`;
      return /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
    };
    expect(await framesOn('/lp/')).toContain(environment().leadForm);
    expect(await framesOn('/')).not.toContain(environment().leadForm);
    await reachForm(page);
    const attributes = await page
      .locator('iframe')
      .evaluate(({ attributes: all }) =>
        Object.fromEntries([...all].map(({ name, value }) => [name, value])),
      );
    expect(attributes).toMatchObject({
      sandbox:
        'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      allow: '',
      referrerpolicy: 'no-referrer',
    });
    await close();
  });

  it('accepts messages only from the form itself', async () => {
    const { page, close } = await openLanding({ viewport: { width: 360, height: 400 } });
    await reachForm(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.clock.install();
    const height = await heightOf(page);
    const accepted = async (sender: Sender) => {
      await postAs(page, sender);
      await page.clock.fastForward(1_000);
      const leads = (await seen(page)).leads.map(({ leadId }) => leadId);
      return { leads, hasGrown: (await heightOf(page)) > height };
    };
    const ignored = { leads: [], hasGrown: false };
    expect(await accepted({ isForm: false, origin: environment().leadForm })).toEqual(ignored);
    expect(await accepted({ isForm: true, origin: 'https://evil.example' })).toEqual(ignored);
    const own = { leads: ['x'], hasGrown: true };
    expect(await accepted({ isForm: true, origin: environment().leadForm })).toEqual(own);
    expect(await accepted({ isForm: true, origin: environment().leadForm })).toEqual(own);
    await close();
  });

  it('is a link without JavaScript, and stores one lead when sent twice', async () => {
    const { page, close } = await openLanding({ javaScriptEnabled: false });
    expect((await host(page).boundingBox())?.height).toBeLessThan(200);
    const [form] = await Promise.all([page.waitForEvent('popup'), link(page).click()]);
    const address = form.url();
    await fillIn(form, '');
    await send(form).click();
    const summary = form.getByRole('alert');
    await summary.waitFor();
    expect(await summary.getByRole('link').allInnerTexts()).toEqual(['Escribe tu nombre']);
    expect(await form.locator(':focus').getAttribute('role')).toBe('alert');
    await fillIn(form, 'Ana Sin Guion');
    await send(form).click();
    await receipt(form).waitFor();
    await form.reload();
    await receipt(form).waitFor();
    await form.goto(address);
    await fillIn(form, 'Ana Sin Guion');
    await send(form).click();
    await receipt(form).waitFor();
    expect(await leadsOf('Ana Sin Guion')).toHaveLength(1);
    await close();
  });

  it.each(['light', 'dark'] as const)('passes axe, %s', async (colorScheme) => {
    const { page, close } = await openLanding({ colorScheme });
    await reachForm(page);
    await installAxe(page);
    expect((await runAxe(page)).violations).toEqual([]);
    await page.goto((await host(page).getAttribute('data-lead-form')) ?? '');
    await send(page).click();
    await page.getByRole('alert').waitFor();
    await installAxe(page);
    expect((await runAxe(page)).violations).toEqual([]);
    await close();
  });

  it('stays a link without layout shifts when the form is unreachable', async () => {
    await environment().stopLeadForm();
    const { page, close } = await openLanding();
    // As above: offers that are sorted later would be a shift.
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    await pressForm(page);
    // Near the form, the page waits for its ready message until the timeout.
    await until(async () => {
      await page.clock.fastForward(10_000);
      return page.locator('[data-lead-form][data-state=failed]').isVisible();
    });
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await link(page).isVisible()).toBe(true);
    expect((await seen(page)).shifts).toEqual([]);
    await close();
    await environment().startLeadForm();
  });
});
