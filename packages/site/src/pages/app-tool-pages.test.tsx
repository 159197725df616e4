import type { Page } from '@plaza/contract';
import { regimeOf } from '@plaza/finance';
import { fillView } from '@plaza/flow-server/core/answers/fill-view';
import { creditReport, visiblePage } from '@plaza/law';
import { advertisesCredit } from '@plaza/law/page-types';
import { countryOfLocale, sitePages } from '@plaza/routing';
import { answerOf } from '@plaza/screens';
import { applyListView } from '@plaza/ui-blocks/browser';
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { apps, readApp, writePage } from './app-pages.test.support.tsx';

const calculators: readonly string[] = ['LoanCalculator', 'InterestCostCalculator'];

const written = await Promise.all(
  apps.map(async (app) => {
    const own = await readApp(app);
    const { site } = own.plaza;
    return [...sitePages(site)]
      .filter(({ route }) => calculators.includes(route.pageType))
      .map((match) => ({ own, match, name: `${app} ${match.path}` }));
  }),
);
const pages = written.flat();

/** The texts of the results, and the values of the fields. */
function shown(html: string) {
  const { document } = new Window();
  document.write(html);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    texts: all('[data-value],[data-rows] td').map(({ textContent }) => textContent),
    paths: all('[data-path]').map((path) => path.getAttribute('d')),
    fields: all('form [name]').map((field) => (field as unknown as HTMLInputElement).value),
  };
}

describe.each(pages)('§2.3 $name', ({ own, match }) => {
  test('has one figure that stays in view', async () => {
    const { document } = new Window();
    document.write((await writePage(own, match)).html);
    const figures = [...document.querySelectorAll('.pz-tool__headline output')];
    expect(figures.map(({ textContent }) => /\d/.test(textContent))).toEqual([true]);
  });

  test('says a cost with its example and the warning above the first action', async () => {
    const { html } = await writePage(own, match);
    const regime = regimeOf(countryOfLocale(own.plaza.site, match.locale));
    const isCredit = advertisesCredit(match.route.pageType);
    const report = creditReport({
      page: visiblePage(html),
      locale: match.locale,
      regime,
      advertisesCredit: isCredit,
    });
    expect([isCredit, report.examples > 0, report.issues]).toEqual([true, true, []]);
    expect(html).toContain('"@type":"WebApplication"');
    // A product may be among the offers of several amounts.
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  });
});

const sourcesOf = ({ own, match }: (typeof pages)[number]) =>
  own.entities
    .map(({ value }) => value as Partial<Page>)
    .find(({ locale, path }) => locale === match.locale && path === match.route.path)?.tool
    ?.sources;

const byContract = pages.filter((page) => sourcesOf(page)?.['late-rate'] === 'contract');

test.each(byContract)('§2.3 $name adds no cost to a delay that no law sets', async (page) => {
  const { html } = await writePage(page.own, page.match);
  const { document } = new Window();
  document.write(html);
  const rows = [...document.querySelectorAll('[data-rows="spans"] tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(rows.map(([waiting]) => [waiting, waiting]));
  expect(document.querySelector('[name=fee]')?.getAttribute('value')).toBe('0');
});

/** One page of each type: what they do with a query is the same in every country. */
const ofEachType = pages.filter(
  ({ match }, index) =>
    pages.findIndex((other) => other.match.route.pageType === match.route.pageType) === index,
);

describe.each(ofEachType)('§2.3 the form of $name', ({ own, match }) => {
  test('answers a query on the server as in the browser, whatever is sent', async () => {
    const { html } = await writePage(own, match);
    const { parameters, view } = answerOf(match.route) ?? {};
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    const query = fc.dictionary(fc.constantFrom(...(parameters ?? [])), text);
    fc.assert(
      fc.property(query, (asked) => {
        const own = new URLSearchParams(asked);
        const onServer = fillView(html, (settings) => view?.(own, settings as never) ?? {}) ?? '';
        const { document } = new Window();
        document.write(html);
        const settings = document.querySelector('[data-tool-settings]')?.textContent ?? '';
        applyListView(
          document as unknown as Document,
          view?.(own, JSON.parse(settings) as never) ?? {},
        );
        const { documentElement } = document;
        expect(shown(onServer).texts).toEqual(shown(documentElement.outerHTML).texts);
        expect(shown(onServer).texts.join()).not.toMatch(/NaN|undefined|Infinity|\{/);
      }),
      { numRuns: 4 },
    );
  });

  test('shows the answer to no query before anything is asked', async () => {
    const { html } = await writePage(own, match);
    const { view } = answerOf(match.route) ?? {};
    const filled = fillView(
      html,
      (settings) => view?.(new URLSearchParams(), settings as never) ?? {},
    );
    expect(shown(filled ?? '')).toEqual(shown(html));
  });
});
