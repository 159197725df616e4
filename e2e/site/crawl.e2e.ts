import { expect, it } from 'vitest';
import { crawlApp } from '../crawl/crawl-app.ts';
import { describeEachSite } from './each-site.ts';

describeEachSite('a crawl', ({ app, environment }) => {
  // `pnpm crawl` reads every language; two show whether their pages lead to each other.
  const locales = app.config.site.markets.map(({ locale }) => locale).slice(-2);

  it(`§2.2, §2.4 finds nothing wrong with the pages in ${locales.join(' and ')}`, async () => {
    const { pages, issues } = await crawlApp(app, environment().site, locales);
    expect(pages.length).toBeGreaterThan(locales.length);
    expect(issues).toEqual([]);
  });
});
