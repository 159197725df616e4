import { openBrowser } from '../../e2e/harness/browser.ts';
import { openHouse } from '../../e2e/harness/house.ts';
import { type Figure, formatFigures } from './figure.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { sitePages } from './site-pages.ts';

/** Bytes, gzip (design, §6). */
const budgets: Partial<PageWeight> = { html: 15_000, javaScript: 10_000 };

const kilobytes = (bytes: number) => bytes / 1000;

function figuresOf(name: string, weight: PageWeight): Figure[] {
  return Object.entries(weight).map(([kind, bytes]) => {
    const budget = budgets[kind as keyof PageWeight];
    return {
      name: `${name}, ${kind}`,
      ours: kilobytes(bytes),
      unit: kind === 'fonts' ? 'kB' : 'kB gzip',
      ...(budget ? { budget: `≤ ${kilobytes(budget)} kB` } : {}),
    };
  });
}

const isWithin = (weight: PageWeight) =>
  Object.entries(budgets).every(([kind, most]) => weight[kind as keyof PageWeight] <= most);

/** What every type of page costs a first visitor, from the built site and the real service. */
export async function measureWeights() {
  const house = await openHouse();
  const browser = await openBrowser();
  try {
    const measured: { name: string; weight: PageWeight }[] = [];
    for (const { name, path } of sitePages)
      measured.push({ name, weight: await weighPage(browser, `${house.site}${path}`) });
    return measured;
  } finally {
    await browser.close();
    await house.close();
  }
}

if (import.meta.main) {
  const measured = await measureWeights();
  console.log(formatFigures(measured.flatMap(({ name, weight }) => figuresOf(name, weight))));
  if (!measured.every(({ weight }) => isWithin(weight))) process.exitCode = 1;
}
