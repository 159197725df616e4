import { type PageWeight, totalOf } from '@plaza/testing/browser';
import { sharedBrowser } from '@plaza/testing/vitest';
import { expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { weighFirstVisit } from '../environment/weigh-first-visit.ts';
import { esLoans, refused, undecided } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);
const browser = sharedBrowser();

const weights = new Map<string, Promise<PageWeight>>();

/** Measured once. */
function weigh(path: string, visitor: typeof refused): Promise<PageWeight> {
  const key = `${path} ${visitor === refused}`;
  const weight = weights.get(key) ?? weighFirstVisit(browser(), environment().site + path, visitor);
  weights.set(key, weight);
  return weight;
}

it('design §6 a first visit of the front page is at most 42 kB on the wire (decision 94)', async () => {
  const weight = await weigh('/', refused);
  // A little over the budget, which the bench checks: an edit of the page must not fail the test.
  expect(totalOf(weight)).toBeLessThanOrEqual(42_000);
  // One font has every letter of the page.
  expect(weight.fonts).toBeLessThanOrEqual(14_500);
});

it('design §6 a first visit of a list that answers is at most 45 kB on the wire (decision 132)', async () => {
  expect(totalOf(await weigh('/lp/', refused))).toBeLessThanOrEqual(45_000);
});

it.each(['/', '/lp/'])(
  'design §6 the pictures of the first view of %s are at most 30 kB beside',
  async (path) => {
    const { pictures } = await weigh(path, refused);
    expect(pictures).toBeGreaterThan(0);
    expect(pictures).toBeLessThanOrEqual(30_000);
  },
);

it('design §6 a page of text with lists loads one font, that of its letters', async () => {
  expect((await weigh('/politica-de-privacidad/', undecided)).fonts).toBeLessThanOrEqual(14_500);
});

it.each(['/', '/lp/', '/contactanos/'])(
  'design §6 the scripts of %s are at most 10 kB on the wire, and 13.5 with the dialog',
  async (path) => {
    expect((await weigh(path, refused)).javaScript).toBeLessThanOrEqual(10_000);
    expect((await weigh(path, undecided)).javaScript).toBeLessThanOrEqual(13_500);
  },
);

it('design §6 a page loads a further style sheet only if it uses it', async () => {
  const [front, contact, list] = await Promise.all(
    ['/', '/contactanos/', '/lp/'].map((path) => weigh(path, refused)),
  );
  // Fields alone, then what answers a list as well.
  expect((contact?.css ?? 0) - (front?.css ?? 0)).toBeGreaterThan(700);
  expect((list?.css ?? 0) - (contact?.css ?? 0)).toBeGreaterThan(1_500);
});
