import { flowOfPageType } from '@plaza/flows';
import { creditPages, creditReport, visiblePage } from '@plaza/law';
import { sitePages } from '@plaza/routing';
import { describe, expect, test } from 'vitest';
import { apps, readApp, writePage } from './app-pages.test.support.tsx';

describe.each(apps)('%s', async (name) => {
  const app = await readApp(name);
  const laws = creditPages(app.plaza.site);
  const pages = [...sitePages(app.plaza.site)].filter(({ route }) =>
    flowOfPageType(route.pageType),
  );

  test('§2.3 each flow has one h1, headings in order, the warning above the first button, and says whose data it is', async () => {
    const faults: string[] = [];
    for (const match of pages) {
      const { html, path } = await writePage(app, match);
      const levels = Array.from(html.matchAll(/<h([1-6])/g), ([, level]) => Number(level));
      const law = laws[path];
      const warning = html.indexOf('data-credit-warning');
      const button = html.indexOf('type="submit"');
      const isNamed = /data-white-label="[\w-]+"/.test(html) && html.includes('pz-partner__data');
      const found = [
        ...(levels.filter((level) => level === 1).length === 1 ? [] : ['has not one h1']),
        ...(levels.some((level, index) => level - (levels[index - 1] ?? 0) > 1)
          ? ['skips a level of headings']
          : []),
        ...(law ? creditReport({ ...law, page: visiblePage(html) }).issues : ['is not checked']),
        ...(warning > button && button >= 0 ? ['warns below its first button'] : []),
        ...(flowOfPageType(match.route.pageType)?.handOver && !isNamed
          ? ['does not say who uses the data']
          : []),
      ];
      faults.push(...found.map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});
