import { openTestEnvironment } from '@plaza/e2e/environment/test-environment';
import { until } from '@plaza/testing';
import {
  openBrowser,
  type PageWeight,
  totalOf,
  weighPage,
  weightKinds,
} from '@plaza/testing/browser';
import type { Browser } from 'playwright';
import { chosenSite, refused, undecided } from './chosen-site.ts';
import { type Figure, formatFigures } from './figure.ts';
import { sitePages } from './site-pages.ts';

/** Bytes on the wire (design, §6). */
const budgets = {
  html: 15_000,
  javaScript: 10_000,
  tool: 4_000,
  frontPage: 41_800,
  pictures: 30_000,
} as const;

const visitors = { refused, undecided } as const;

type Visit = {
  readonly page: string;
  readonly visitor: keyof typeof visitors;
  /** Whether the page names a module of its own: a calculator, a list or a flow. */
  readonly hasTool: boolean;
  readonly weight: PageWeight;
};

const kilobytes = (bytes: number) => bytes / 1000;

/** The budget of a visit; undecided visitors also receive the dialog. */
function budgetOf({ page, visitor, hasTool }: Visit, kind: keyof PageWeight | 'total') {
  if (kind === 'html' || kind === 'pictures') return budgets[kind];
  if (kind === 'javaScript') return budgets.javaScript + (hasTool ? budgets.tool : 0);
  return kind === 'total' && page === 'front' && visitor === 'refused'
    ? budgets.frontPage
    : undefined;
}

const measuresOf = ({ weight }: Visit) =>
  [
    ...weightKinds.map((kind) => [kind, weight[kind]] as const),
    ['total', totalOf(weight)],
  ] as const;

function figuresOf(visit: Visit): Figure[] {
  return measuresOf(visit).map(([kind, bytes]) => {
    const budget = budgetOf(visit, kind);
    return {
      name: `${visit.page}, ${visit.visitor}, ${kind}`,
      ours: kilobytes(bytes),
      unit: 'kB on the wire',
      ...(budget ? { budget: `≤ ${kilobytes(budget)} kB` } : {}),
    };
  });
}

const isWithin = (visit: Visit) =>
  measuresOf(visit).every(([kind, bytes]) => bytes <= (budgetOf(visit, kind) ?? bytes));

async function weighPages(browser: Browser, site: string): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const { name: page, path } of sitePages) {
    // The first response of a page fills the response cache, so that every visitor gets the same
    // bytes; an error is not kept.
    const headers = { 'accept-encoding': 'br' };
    const answer = await until(async () => {
      const answer = await fetch(`${site}${path}`, { headers });
      const isFinal = !answer.ok || answer.headers.get('content-encoding') === 'br';
      return isFinal && answer;
    });
    const hasTool = (await answer.text()).includes('data-module="');
    for (const [visitor, state] of Object.entries(visitors)) {
      const weight = await weighPage(browser, `${site}${path}`, state);
      visits.push({ page, visitor: visitor as keyof typeof visitors, hasTool, weight });
    }
  }
  return visits;
}

/**
 * Bytes on the wire of every page type for a first visit, from the built site and the real service.
 */
export async function measureWeights(): Promise<Visit[]> {
  const environment = await openTestEnvironment({ sites: [chosenSite] });
  const browser = await openBrowser();
  try {
    return await weighPages(browser, environment.site);
  } finally {
    await browser.close();
    await environment.close();
  }
}

if (import.meta.main) {
  const visits = await measureWeights();
  console.log(formatFigures(visits.flatMap(figuresOf)));
  if (!visits.every(isWithin)) process.exitCode = 1;
}
