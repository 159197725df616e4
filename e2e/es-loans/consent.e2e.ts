import { until } from '@plaza/testing';
import { installAxe, runAxe } from '@plaza/testing/browser';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openTab } from '../environment/open-tab.ts';
import { button, consentOf, dialog, sharedEntrance } from './enter-page.ts';
import { decided, refused, undecided } from './es-loans.ts';

const { environment, browser, enter } = sharedEntrance();

const all = { preferences: true, statistics: true, marketing: true };

async function withdrawAll(page: Page) {
  await page.locator('[data-consent-open]').click();
  await dialog(page).waitFor();
  for (const toggle of await dialog(page).locator('input:enabled').all()) await toggle.uncheck();
  await button(page, 'Rechazar').click();
}

describe('§2.5 what a visitor without a stored choice sees', () => {
  it('shows the dialog with the texts and cookies of the content', async () => {
    const { page, close } = await enter('/');
    await dialog(page).waitFor();
    expect(await dialog(page).getByRole('tab').allInnerTexts()).toEqual([
      'Consentimiento',
      'Detalles',
      'Acerca de las cookies',
    ]);
    expect(await dialog(page).getByRole('switch', { name: 'Necesarias' }).isDisabled()).toBe(true);
    await dialog(page).getByRole('tab', { name: 'Detalles' }).click();
    for (const category of await dialog(page).locator('summary').all()) await category.click();
    const details = await dialog(page).getByRole('tabpanel', { name: 'Detalles' }).textContent();
    for (const word of ['Olivar', 'Google', 'Meta', 'TikTok', 'Microsoft', '_fbp', 'Caducidad'])
      expect(details).toContain(word);
    expect(details).not.toContain('Internal');
    const learnMore = dialog(page)
      .getByRole('link', { name: /Olivar/ })
      .first();
    expect(await learnMore.getAttribute('href')).toBe('/politica-de-cookies/');
    await close();
  });

  it('names the controller, describes each toggle, and links both policies', async () => {
    const { page, close } = await enter('/');
    await dialog(page).waitFor();
    const first = dialog(page).getByRole('tabpanel', { name: 'Consentimiento' });
    expect(await first.textContent()).toContain('Olivar Comparador, S.L., responsable');
    for (const name of ['Necesarias', 'Preferencias', 'Estadística', 'Marketing']) {
      const toggle = dialog(page).getByRole('switch', { name, exact: true });
      const purpose = (await toggle.getAttribute('aria-describedby')) ?? '';
      expect((await page.locator(`#${purpose}`).textContent())?.length).toBeGreaterThan(20);
    }
    for (const [name, path] of [
      ['Política de cookies', '/politica-de-cookies/'],
      ['Política de privacidad', '/politica-de-privacidad/'],
    ] as const)
      expect(await dialog(page).getByRole('link', { name, exact: true }).getAttribute('href')).toBe(
        path,
      );
    await close();
  });

  it('causes no layout shift and leaves the page behind unchanged', async () => {
    const { page, close } = await enter('/');
    await dialog(page).waitFor();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(resolve, 200, 0);
        }),
    );
    expect(shift).toBe(0);
    expect(await page.locator('main h1').count()).toBe(1);
    await close();
  });

  it.each(['light', 'dark'] as const)(
    'passes axe on every tab, at 320 px, in the %s scheme',
    async (colorScheme) => {
      const viewport = { width: 320, height: 640 };
      const { page, close } = await enter('/', { ...undecided, colorScheme, viewport });
      await dialog(page).waitFor();
      await installAxe(page);
      for (const tab of await dialog(page).getByRole('tab').all()) {
        await tab.click();
        expect((await runAxe(page)).violations).toEqual([]);
      }
      await close();
    },
  );
});

describe('§4.1 a decision', () => {
  it.each([
    ['Aceptar todas', all],
    ['Rechazar', { preferences: false, statistics: false, marketing: false }],
  ])('by %s is kept for a year, asked for no more, and proven once', async (name, choices) => {
    const { page, goto, pageErrors, close } = await enter('/lp/');
    await button(page, name).click();
    const kept = await until(() => consentOf(page));
    const decision = JSON.parse(decodeURIComponent(kept.value));
    expect(decision).toMatchObject({ necessary: true, ...choices });
    expect(kept.value.length).toBeLessThanOrEqual(200);
    expect(kept.expires - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
    const receipts = await until(async () => {
      const found = await environment().consents();
      const own = found.filter(({ id }) => id === decision.id.slice(0, 22));
      return own.length > 0 && own;
    });
    expect(receipts).toEqual([
      expect.objectContaining({
        websiteId: 101,
        categories: { necessary: true, ...choices },
        locale: 'es-ES',
        country: 'ES',
        policyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        textsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      }),
    ]);
    expect(JSON.stringify(receipts)).not.toMatch(/127\.0\.0\.1|Mozilla/);
    await goto('/');
    expect(await dialog(page).count()).toBe(0);
    expect(pageErrors.filter((text) => !text.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
    await close();
  });

  it('is not made by Esc', async () => {
    const { page, close } = await enter('/');
    await dialog(page).waitFor();
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(1);
    expect(await consentOf(page)).toBeUndefined();
    await close();
  });

  it('can be postponed on the policy pages', async () => {
    const { page, goto, close } = await enter('/politica-de-privacidad/');
    await dialog(page).waitFor();
    await button(page, 'Cerrar').click();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await consentOf(page)).toBeUndefined();
    await goto('/');
    await dialog(page).waitFor();
    await close();
  });

  it('aborts the request of the previous decision', async () => {
    const { page, close } = await enter('/');
    const isKeeping = (url: string) => url.endsWith('/api/visit?decided');
    const late = Promise.withResolvers<void>();
    await page.route(
      ({ href }) => isKeeping(href),
      async (route) => {
        await late.promise;
        await route.abort();
      },
      { times: 1 },
    );
    const asked = page.waitForRequest((request) => isKeeping(request.url()));
    await button(page, 'Rechazar').click();
    const older = await asked;
    const givenUp = page.waitForEvent('requestfailed', (request) => request === older);
    await page.locator('[data-consent-open]').click();
    await button(page, 'Aceptar todas').click();
    await givenUp;
    const accepted = await until(async () => (await consentOf(page))?.value);
    expect(accepted).toContain('marketing%22:true');
    late.resolve();
    await close();
  });

  it('is stored even if its receipt is lost', async () => {
    const { page, close } = await enter('/');
    await page.route('**/api/consents', (route) => route.fulfill({ status: 503 }));
    await button(page, 'Rechazar').click();
    await page.reload();
    expect(await dialog(page).count()).toBe(0);
    await close();
  });
});

describe('§4.1 a withdrawal', () => {
  it('deletes declared cookies, reloads, and updates other tabs', async () => {
    const { page, context, close } = await enter('/', decided(all));
    const other = await openTab(context, environment().site);
    await other.goto('/lp/');
    const url = environment().site;
    await context.addCookies(
      ['_ga', '_ga_ABC', 'uniqueUserId'].map((name) => ({ name, value: '1', url })),
    );
    await page.evaluate(() => sessionStorage.setItem('_cltk', '1'));
    await Promise.all([
      page.waitForEvent('load'),
      other.page.waitForEvent('load'),
      withdrawAll(page),
    ]);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['consent', 'geo']);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await close();
  });
});

describe('the cookie settings link', () => {
  /** One visitor opens all pages. */
  let tab: ReturnType<typeof enter> | undefined;

  // `e2e/site/answers.e2e.ts` holds that every page has it.
  it.each(['/', '/politica-de-cookies/', '/no-hay-nada/'])(
    'opens the dialog on %s',
    async (path) => {
      tab ??= enter(path, refused);
      const { page, goto } = await tab;
      if (!page.url().endsWith(path)) await goto(path);
      const opener = page.getByRole('contentinfo').getByText('Configuración de cookies');
      await opener.click();
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
      await until(() => opener.evaluate((element) => element === document.activeElement));
    },
  );

  it('leads to the cookie policy without JavaScript, and no page is covered', async () => {
    const context = await browser().newContext({ ...undecided, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(environment().site);
    expect(await page.locator('dialog').count()).toBe(0);
    await page.getByRole('contentinfo').getByText('Configuración de cookies').click();
    await page.waitForURL('**/politica-de-cookies/');
    await context.close();
  });
});

describe('decision 8 the file of the dialog', () => {
  it('is static, cacheable and not indexed', async () => {
    const answer = await fetch(`${environment().site}/consent-dialog/es-ES/`);
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toContain('s-maxage=300');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).not.toContain('/_next/static/chunks/main');
    expect((await fetch(`${environment().site}/consent-dialog/xx-XX/`)).status).toBe(404);
  });
});
