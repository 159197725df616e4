import { installAxe, runAxe } from '@plaza/testing/browser';
import { sharedBrowser } from '@plaza/testing/vitest';
import { fillLastDay } from 'leads-service/testing/last-day';
import { createTestService, type TestService } from 'leads-service/testing/test-service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const dashboardToken = 'a token of a dashboard';
const widths = [360, 768, 1280] as const;
const schemes = ['light', 'dark'] as const;

describe('the dashboard in a browser', () => {
  const browser = sharedBrowser();
  let service: TestService;
  let address: string;
  beforeAll(async () => {
    service = await createTestService('pglite', { dashboardToken });
    address = await service.app.listen({ host: '127.0.0.1', port: 0 });
    await fillLastDay(service.database, 900);
  });
  afterAll(() => service?.stop());

  test.each(schemes)('reads well in every width, %s', async (colorScheme) => {
    const context = await browser().newContext({ colorScheme });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`${address}/dashboard`);
    await installAxe(page);
    expect((await runAxe(page)).violations).toEqual([]);
    await page.getByLabel('Token of the dashboard').fill(dashboardToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Last 24 hours' }).waitFor();
    expect(page.url()).toBe(`${address}/dashboard`);
    await installAxe(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect((await runAxe(page)).violations).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
    // Nothing is refused by the page's own policy.
    expect(problems).toEqual([]);
    await context.close();
  });
});
