import { type SentryEndpoint, until } from '@plaza/testing';
import type { Browser } from 'playwright';
import { describe, expect, it } from 'vitest';
import { fail, named, openTab } from './browser-page.ts';
import { testPath } from './browser-site.ts';
import { reportedEvents } from './reported-events.ts';

type Running = { browser: Browser; reports: SentryEndpoint; site: string };

/** Tests of error reports, for a file that has a site, its endpoint for reports and a browser. */
export function testBrowserErrors(running: () => Running): void {
  const address = (more = '') => `${running().site}${testPath}${more}`;
  const events = () => reportedEvents(running().reports);
  const messages = () => events().map(({ exception }) => exception.values[0]?.value ?? '');
  const reported = (words: string) =>
    until(() => events()[messages().findIndex((message) => message.includes(words))]);

  describe('§8 errors in the browser', () => {
    it('are reported to Sentry with their stack and no personal data', async () => {
      const { context, page, scripts, close } = await openTab(running().browser);
      await context.addCookies([{ name: 'phone', value: '600111222', url: running().site }]);
      await page.goto(address('?nombre=Ana&correo=ana%40correo.example#el-destino'));
      expect(named(scripts)).not.toContain('send-report');
      await fail(page, 'Primer fallo de ana@correo.example, +34 600 111 222, /a/?token=secreto');
      const event = await reported('Primer fallo');
      expect(event.request?.url).toMatch(new RegExp(`^http://[^/]+${testPath}$`));
      expect(event.exception.values[0]?.type).toBe('Error');
      expect(event.exception.values[0]?.stacktrace?.frames.length).toBeGreaterThan(0);
      for (const secret of ['Ana', 'ana@', '600 111', '600111222', 'secreto', 'nombre='])
        expect(running().reports.wire.join()).not.toContain(secret);
      await close();
    });

    it('are reported if a promise rejects with any value, even after the document was emptied', async () => {
      const { page, close } = await openTab(running().browser);
      await page.goto(address());
      await page.evaluate(() => {
        document.documentElement.replaceChildren();
        void Promise.reject(new TypeError('Promesa rota'));
        setTimeout(() => {
          throw 'Texto suelto';
        });
      });
      expect((await reported('Promesa rota')).exception.values[0]?.type).toBe('TypeError');
      await reported('Texto suelto');
      await close();
    });

    it('are not reported with a status from 300 to 499', async () => {
      const { page, scripts, close } = await openTab(running().browser);
      await page.goto(address());
      for (const status of [300, 404, 499]) await fail(page, `Estado ${status}`, status);
      await fail(page, 'Estado 500', 500);
      await reported('Estado 500');
      expect(messages().filter((value) => value.startsWith('Estado'))).toEqual(['Estado 500']);
      expect(named(scripts).filter((name) => name === 'send-report')).toHaveLength(1);
      await close();
    });

    it('load nothing without a DSN', async () => {
      const { page, scripts, close } = await openTab(running().browser);
      await page.goto(address());
      const setDsn = (dsn: string) =>
        page
          .locator('[data-sentry-dsn]')
          .evaluate((script, value) => script.setAttribute('data-sentry-dsn', value), dsn);
      await setDsn('');
      await fail(page, 'Sin destino');
      expect(named(scripts)).not.toContain('send-report');
      await setDsn(running().reports.dsn);
      await fail(page, 'Con destino');
      await reported('Con destino');
      expect(messages().join()).not.toContain('Sin destino');
      await close();
    });

    it('of an enhancement are reported, and the page works without it', async () => {
      const { page, close } = await openTab(running().browser);
      const body = 'export function attach() { throw new RangeError("Comportamiento roto"); }';
      await page.route(/\/videos-/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      await page.goto(address());
      await reported('Comportamiento roto');
      expect(await page.locator('h1').isVisible()).toBe(true);
      await close();
    });

    it('in a loop are reported at most ten times', async () => {
      const { page, close } = await openTab(running().browser);
      await page.goto(address());
      for (let time = 0; time < 20; time += 1) await fail(page, 'Bucle');
      const seen = () => messages().filter((message) => message === 'Bucle').length;
      await until(() => seen() >= 10);
      // Reports of the next page arrive after all of this one.
      await page.goto(`${running().site}/politica-de-cookies/`);
      await fail(page, 'Tras el bucle');
      await reported('Tras el bucle');
      expect(seen()).toBe(10);
      await close();
    });
  });
}
