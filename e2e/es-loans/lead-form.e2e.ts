import type { Browser, BrowserContextOptions, Frame, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installAxe, runAxe } from '../harness/axe.ts';
import { openBrowser } from '../harness/browser.ts';
import { type House, openHouse } from '../harness/house.ts';
import { refused } from '../harness/visitors.ts';

type LeadPage = typeof globalThis & {
  /** Details of `plaza:lead`, and all that moved. */
  seen: { leads: { eventId: string; leadId: string }[]; shifts: unknown[] };
};

let house: House;
let browser: Browser;
beforeAll(async () => {
  house = await openHouse({ withLeadForm: true });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

/** Keeps what the page is told of leads, and what moves in it, whether somebody touched it or not. */
function watch() {
  const page = globalThis as LeadPage;
  page.seen = { leads: [], shifts: [] };
  addEventListener('plaza:lead', (event) => page.seen.leads.push((event as CustomEvent).detail));
  new PerformanceObserver((list) => {
    page.seen.shifts.push(...list.getEntries().map((entry) => entry.toJSON()));
  }).observe({ type: 'layout-shift', buffered: true });
}

async function openLanding(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...refused, ...options });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const complaints: string[] = [];
  const forms: string[] = [];
  page.on('console', (message) => {
    // Chromium's own word for a form that came back.
    if (!message.text().includes('422')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (request.url().startsWith(house.service)) forms.push(request.url());
  });
  await page.goto(`${house.site}/lp/?subid=verano`);
  return { page, complaints, forms, close: () => context.close() };
}

const host = (page: Page) => page.locator('[data-lead-form]');
const seen = (page: Page) => page.evaluate(() => (globalThis as LeadPage).seen);
const isReady = (page: Page) => page.locator('[data-lead-form][data-state=ready]').waitFor();
const link = (page: Page) => page.getByRole('link', { name: 'Abrir el formulario' });

/** Scrolls to the form as a visitor does, and answers its frame once it has come. */
async function reachForm(page: Page): Promise<FrameLocator> {
  await host(page).scrollIntoViewIfNeeded();
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
  (await house.leads()).filter(({ name }) => name === wanted);

describe('issue 6 §4 the lead form of the landing page', () => {
  it.each([
    [360, 640],
    [1280, 800],
  ])(
    'at %i px comes when it is near, moves nothing, and takes one lead by one id',
    async (width, height) => {
      const { page, complaints, forms, close } = await openLanding({ viewport: { width, height } });
      await page.waitForLoadState('load');
      expect(forms).toEqual([]);
      const form = await reachForm(page);
      expect(await form.getByLabel('Importe').inputValue()).toBe('500');
      await send(form).click();
      const summary = form.getByRole('alert');
      await summary.getByRole('link', { name: 'Escribe tu nombre' }).waitFor();
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
      const name = `Ana ${width}`;
      await fillIn(form, name);
      await send(form).dblclick();
      await receipt(form).waitFor();
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
        }),
      ]);
      expect(forms.join() + page.url() + house.siteLog()).not.toMatch(/secreta/);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('can do nothing but be a form, under policies that name it and the page alone', async () => {
    const { page, close } = await openLanding();
    const policy = (path: string) =>
      fetch(house.site + path).then(({ headers }) => `${headers.get('content-security-policy')}`);
    expect(await policy('/lp/')).toContain(`frame-src ${house.service};`);
    expect(await policy('/')).not.toContain('frame-src');
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

  it.each([
    { who: 'its own window', source: 'own', sender: 'service', isHeard: false },
    { who: 'another origin in the frame', source: 'frame', sender: 'other', isHeard: false },
    { who: 'the form', source: 'frame', sender: 'service', isHeard: true },
  ] as const)('hears what $who says: $isHeard', async ({ source, sender, isHeard }) => {
    const { page, close } = await openLanding({ viewport: { width: 360, height: 400 } });
    await reachForm(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.clock.install();
    const room = await host(page).evaluate(
      (element, [from, origin]) => {
        const frame = element.shadowRoot?.querySelector('iframe')?.contentWindow ?? null;
        const room = element.clientHeight;
        const tell = (data: object) =>
          dispatchEvent(
            new MessageEvent('message', {
              data,
              origin,
              source: from === 'own' ? window : frame,
            }),
          );
        tell({ type: 'lead-form:resize', height: room + 100 });
        const src = element.shadowRoot?.querySelector('iframe')?.src ?? '';
        const eventId = new URL(src).searchParams.get('eventId');
        tell({ type: 'lead-form:submitted', eventId, leadId: 'x' });
        tell({ type: 'lead-form:submitted', eventId: 'another', leadId: 'y' });
        return room;
      },
      [source, sender === 'service' ? house.service : 'https://evil.example'] as const,
    );
    await page.clock.fastForward(1_000);
    const grown = (await host(page).evaluate((element) => element.clientHeight)) - room;
    const { leads } = await seen(page);
    expect([grown > 90, leads.map(({ leadId }) => leadId)]).toEqual([
      isHeard,
      isHeard ? ['x'] : [],
    ]);
    await close();
  });

  it('without JavaScript is a link to it, and takes one lead though it is sent twice', async () => {
    const { page, close } = await openLanding({ javaScriptEnabled: false });
    expect((await host(page).boundingBox())?.height).toBeLessThan(120);
    const [form] = await Promise.all([page.waitForEvent('popup'), link(page).click()]);
    await fillIn(form, '');
    await send(form).click();
    const summary = form.getByRole('alert');
    expect(await summary.getByRole('link').allInnerTexts()).toEqual(['Escribe tu nombre']);
    expect(await form.locator(':focus').getAttribute('role')).toBe('alert');
    await fillIn(form, 'Ana Sin Guion');
    await send(form).click();
    await receipt(form).waitFor();
    await form.reload();
    await receipt(form).waitFor();
    expect(await leadsOf('Ana Sin Guion')).toHaveLength(1);
    await close();
  });

  it.each(['light', 'dark'] as const)(
    'has nothing that axe objects to, %s',
    async (colorScheme) => {
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
    },
  );

  it('is a link in its room when it cannot be reached', async () => {
    await house.stopService();
    const { page, close } = await openLanding();
    await host(page).scrollIntoViewIfNeeded();
    await page.locator('[data-lead-form][data-state=failed]').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await link(page).isVisible()).toBe(true);
    expect((await seen(page)).shifts).toEqual([]);
    await close();
    await house.startService();
  });
});
