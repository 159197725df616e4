import type { Browser } from 'playwright';
import { expect, it } from 'vitest';
import { openMonitored } from './monitored-page.ts';

/**
 * Tests of a postprocessed page in a browser, for a file that has a running fixture and a browser.
 */
export function testPageWithoutHydration(running: () => { url: string; browser: Browser }): void {
  it.each([true, false])(
    'renders completely with JavaScript %s, without page errors',
    async (javaScriptEnabled) => {
      const context = await running().browser.newContext({ javaScriptEnabled });
      const { page, pageErrors, scripts } = await openMonitored(context);
      await page.goto(`${running().url}/`);
      expect(await page.locator('h1').textContent()).toBe('Préstamos de 100 y 250 euros');
      expect(await page.locator('#settled').isVisible()).toBe(true);
      expect(await page.locator('#escaped').textContent()).toBe(
        '<script>alert("no es código")</script> <!-- tampoco --> &amp;',
      );
      await page.getByRole('link', { name: 'Con comportamiento' }).click();
      await page.waitForURL('**/behaviour');
      expect(await page.locator('h1').textContent()).toBe('Con comportamiento');
      expect(pageErrors).toEqual([]);
      expect(scripts).toEqual(javaScriptEnabled ? ['/behaviour.js'] : []);
      await context.close();
    },
  );

  it('loads its style sheet, and runs the module marked with data-plaza', async () => {
    const context = await running().browser.newContext();
    const { page, pageErrors } = await openMonitored(context);
    await page.goto(`${running().url}/behaviour`);
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(font).toBe('sans-serif');
    expect(await page.locator('#behaviour').textContent()).toBe('con JavaScript');
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('blocks injected scripts', async () => {
    const context = await running().browser.newContext();
    const { page, pageErrors } = await openMonitored(context);
    await page.goto(`${running().url}/`);
    // A string, because the test runner would transform the `import()`.
    const refused = await page.evaluate(`(async () => {
      const code = 'document.title = "taken"';
      const script = document.createElement('script');
      const attacks = [
        () => { script.textContent = code; },
        () => { script.src = 'data:text/javascript,' + code; },
        () => { document.body.innerHTML = '<img src=x onerror=1>'; },
        () => import('data:text/javascript,' + code),
      ];
      const refuse = (attack) => Promise.resolve().then(attack).then(() => 'ran', () => 'refused');
      return Promise.all(attacks.map(refuse));
    })()`);
    expect(refused).toEqual(['refused', 'refused', 'refused', 'refused']);
    expect(await page.title()).toBe('Runtime fixture');
    expect(pageErrors.join()).toMatch(/TrustedScript/);
    expect(pageErrors.join()).toMatch(/Content Security Policy/);
    await context.close();
  });
}
