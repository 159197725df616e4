import { fillView } from '@plaza/flow-server/core/answers/fill-view';
import { creditPages, creditReport, visiblePage } from '@plaza/law';
import { type PageType, sitePages } from '@plaza/routing';
import { answerOf } from '@plaza/screens';
import { structuredDataFaults } from '@plaza/screens/testing';
import { describe, expect, test } from 'vitest';
import { apps, readApp, writePage } from './app-pages.test.support.tsx';

const tools: readonly PageType[] = ['CompoundInterestCalculator', 'LoanPriorityTool'];

/** Another answer than that of the static page, in every currency. */
const query = new URLSearchParams(
  'years=3&deposit=77&name=A&balance=5000&rate=30&payment=200&name=B&balance=900&rate=9&payment=60&budget=1000',
);

const summaryOf = (html: string) =>
  /<output[^>]*data-value="summary"[^>]*>(.*?)<\/output>/s.exec(html)?.[1];

describe.each(apps)('%s', async (name) => {
  const app = await readApp(name);
  const { site } = app.plaza;
  const laws = creditPages(site);
  const pages = [...sitePages(site)].filter(({ route }) => tools.includes(route.pageType));

  test('§2.3 has each tool in all of its locales or in none', () => {
    expect([0, site.markets.length * tools.length]).toContain(pages.length);
  });

  test.each(pages.map((match) => [match.path, match] as const))(
    '%s obeys credit law, and answers without JavaScript with the figures of its view',
    async (_, match) => {
      const { html, path } = await writePage(app, match);
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
      expect(structuredDataFaults(JSON.parse(data ?? 'null'))).toEqual([]);
      const law = laws[path];
      if (!law) throw new Error(`${path} is not checked`);
      expect(creditReport({ ...law, page: visiblePage(html) }).issues).toEqual([]);
      const { view } = answerOf(match.route) ?? {};
      if (!view) throw new Error(`${path} does not answer`);
      const filled = (asked: URLSearchParams) =>
        summaryOf(fillView(html, (settings) => view(asked, settings as never)) ?? '');
      const first = filled(new URLSearchParams());
      expect(first).toMatch(/\d/);
      expect(first).not.toContain('{');
      expect(filled(query)).not.toBe(first);
      // What React wrote is what the answer to no query says.
      expect(first).toBe(summaryOf(fillView(html, () => ({})) ?? ''));
    },
  );
});
