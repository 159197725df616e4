import type { Browser } from 'playwright';
import { expect, it } from 'vitest';
import { openWatched } from './watched-page.ts';

/** Tests of a finished page as a browser shows it, for a file that has a running fixture and a browser. */
export function testPageWithoutHydration(running: () => { url: string; browser: Browser }): void {
  it.each([true, false])(
    'reads in full with JavaScript %s, and nothing complains',
    async (javaScriptEnabled) => {
      const context = await running().browser.newContext({ javaScriptEnabled });
      const { page, complaints, scripts } = await openWatched(context);
      await page.goto(`${running().url}/`);
      expect(await page.locator('h1').textContent()).toBe('Préstamos de 100 y 250 euros');
      expect(await page.locator('#settled').isVisible()).toBe(true);
      expect(await page.locator('#escaped').textContent()).toBe(
        '<script>alert("no es código")</script> <!-- tampoco --> &amp;',
      );
      await page.getByRole('link', { name: 'Con comportamiento' }).click();
      await page.waitForURL('**/behaviour');
      expect(await page.locator('h1').textContent()).toBe('Con comportamiento');
      expect(complaints).toEqual([]);
      expect(scripts).toEqual(javaScriptEnabled ? ['/behaviour.js'] : []);
      await context.close();
    },
  );

  it('gets its stylesheet, and runs the module that it marks as its own', async () => {
    const context = await running().browser.newContext();
    const { page, complaints } = await openWatched(context);
    await page.goto(`${running().url}/behaviour`);
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(font).toBe('sans-serif');
    expect(await page.locator('#behaviour').textContent()).toBe('con JavaScript');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('runs no script that somebody else puts into it', async () => {
    const context = await running().browser.newContext();
    const { page, complaints } = await openWatched(context);
    await page.goto(`${running().url}/`);
    // As text, because the test runner would write the `import()` anew.
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
    expect(complaints.join()).toMatch(/TrustedScript/);
    expect(complaints.join()).toMatch(/Content Security Policy/);
    await context.close();
  });
}
