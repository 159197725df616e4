import { gamblingIssues, gamblingPages, visiblePage } from '@plaza/law';
import { sitePages } from '@plaza/routing';
import { structuredDataFaults } from '@plaza/screens/testing';
import { describe, expect, test } from 'vitest';
import { apps, readApp, writePage } from './app-pages.test.support.tsx';

const read = await Promise.all(apps.map(async (name) => [name, await readApp(name)] as const));
const pages = read.flatMap(([name, app]) => {
  const laws = gamblingPages(app.plaza.site);
  return [...sitePages(app.plaza.site)]
    .filter(({ internalPath }) => laws[internalPath.replace(/(.)\/$/, '$1')])
    .map((match) => [`${name} ${match.path}`, { app, match }] as const);
});

describe('pages about games of chance', () => {
  test('are in an app, so that this tests something', () => {
    expect(pages).not.toEqual([]);
  });

  test.each(pages)('%s has the notice of its country', async (_, { app, match }) => {
    const { html } = await writePage(app, match);
    expect(gamblingIssues(visiblePage(html), match.locale)).toEqual([]);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
    expect(structuredDataFaults(JSON.parse(data ?? '{}'))).toEqual([]);
  });
});
