import { creditPages, creditReport, visiblePage } from '@plaza/law';
import { type PageType, sitePages } from '@plaza/routing';
import { structuredDataFaults } from '@plaza/screens/testing';
import { describe, expect, test } from 'vitest';
import { apps, readApp, writePage } from './app-pages.test.support.tsx';

const editorial: readonly PageType[] = [
  'Author',
  'AuthorList',
  'Diary',
  'DiaryList',
  'FAQ',
  'FeaturedArticle',
  'FeaturedArticleList',
  'Glossary',
  'Post',
  'PostList',
  'Review',
];

describe.each(apps)('%s', async (name) => {
  const app = await readApp(name);
  const { site } = app.plaza;
  const laws = creditPages(site);
  const pages = [...sitePages(site)].filter(({ route }) => editorial.includes(route.pageType));

  test('§2.3 has the editorial pages in all of its locales or in none', () => {
    const locales = new Set(pages.map(({ locale }) => locale));
    expect([0, site.markets.length]).toContain(locales.size);
  });

  test.each(pages.map((match) => [match.path, match] as const))(
    '%s has one h1, headings in order, valid structured data, and obeys credit law',
    async (_, match) => {
      const { html, path } = await writePage(app, match);
      const levels = Array.from(html.matchAll(/<h([1-6])/g), ([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
      expect(structuredDataFaults(JSON.parse(data ?? 'null'))).toEqual([]);
      const law = laws[path];
      if (!law) throw new Error(`${path} is not checked`);
      expect(creditReport({ ...law, page: visiblePage(html) }).issues).toEqual([]);
    },
  );
});
