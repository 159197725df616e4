import { creditPages, creditReport, productIssues, visiblePage } from '@plaza/law';
import { findPage } from '@plaza/routing';
import { structuredDataFaults } from '@plaza/screens/testing';
import { describe, expect, test } from 'vitest';
import { expectListTrue } from '../pages/list-truth.test.support.ts';
import { apps, readApp, writePage } from './app-pages.test.support.tsx';

describe.each(apps)('%s', async (name) => {
  const app = await readApp(name);
  const laws = creditPages(app.plaza.site);
  const lists = app.entities.flatMap(({ folder, value }) => {
    if (folder !== 'pages' || !value.productList) return [];
    const match = findPage(app.plaza.site, value);
    if (!match) throw new Error(`${value.locale} has no page at ${value.path}`);
    return match;
  });

  test.each(lists.map((match) => [match.path, match] as const))(
    '§2.3 %s obeys the law on what it lists, is true of its figures for any choice, and has valid structured data',
    async (_, match) => {
      const { html, path } = await writePage(app, match);
      const law = laws[path];
      if (!law) throw new Error(`${path} is not checked`);
      expect(creditReport({ ...law, page: visiblePage(html) }).issues).toEqual([]);
      expect(productIssues(visiblePage(html), match.locale)).toEqual([]);
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
      if (data) expect(structuredDataFaults(JSON.parse(data))).toEqual([]);
      expectListTrue({ html, path });
    },
  );
});
