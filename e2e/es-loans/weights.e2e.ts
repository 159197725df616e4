import { until } from '@plaza/testing';
import { type PageWeight, totalOf, weighPage } from '@plaza/testing/browser';
import { sharedBrowser } from '@plaza/testing/vitest';
import { expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { esLoans, refused, undecided } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);
const browser = sharedBrowser();

const weights = new Map<string, Promise<PageWeight>>();

/**
 * Bytes on the wire, headers included, measured once; from the response cache, as for most
 * visitors.
 */
function weigh(path: string, visitor: typeof refused): Promise<PageWeight> {
  const key = `${path} ${visitor === refused}`;
  const weight = weights.get(key) ?? weighFromCache(environment().site + path, visitor);
  weights.set(key, weight);
  return weight;
}

async function weighFromCache(address: string, visitor: typeof refused) {
  // Node's http does not request brotli by itself.
  const headers = { 'accept-encoding': 'br' };
  await until(async () => {
    const answer = await fetch(address, { headers });
    return answer.headers.get('content-encoding') === 'br';
  });
  return weighPage(browser(), address, visitor);
}

it('design §6 a first visit of the front page is at most 42 kB on the wire (decision 94)', async () => {
  const weight = await weigh('/', refused);
  // A little over the budget, which the bench checks: an edit of the page must not fail the test.
  expect(totalOf(weight)).toBeLessThanOrEqual(42_000);
  // One font has every letter of the page.
  expect(weight.fonts).toBeLessThanOrEqual(14_500);
});

it.each(['/', '/lp/', '/contactanos/'])(
  'design §6 the scripts of %s are at most 10 kB on the wire, and 13.5 with the dialog',
  async (path) => {
    expect((await weigh(path, refused)).javaScript).toBeLessThanOrEqual(10_000);
    expect((await weigh(path, undecided)).javaScript).toBeLessThanOrEqual(13_500);
  },
);

it('design §6 a page loads the second style sheet only if it uses it', async () => {
  const front = await weigh('/', refused);
  const contact = await weigh('/contactanos/', refused);
  expect(contact.css - front.css).toBeGreaterThan(1_000);
});
