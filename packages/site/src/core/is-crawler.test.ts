import { expect, it } from 'vitest';
import { isCrawler } from './is-crawler.ts';

const agents: readonly [string | null, boolean][] = [
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', false],
  [`Googlebot/2.1 ${'a'.repeat(600)}`, true],
  ['', false],
  [null, false],
];

it('returns the same result for an agent, cached or evicted', () => {
  const check = () => agents.map(([agent]) => isCrawler(agent));
  const expected = agents.map(([, crawls]) => crawls);
  expect([check(), check()]).toEqual([expected, expected]);
  for (let number = 0; number < 1500; number += 1) isCrawler(`Firefox/${number}`);
  expect(check()).toEqual(expected);
});
