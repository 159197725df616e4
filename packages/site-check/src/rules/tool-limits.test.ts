import { defineSite } from '@plaza/site-config';
import { expect, test } from 'vitest';
import type { CheckedSite } from '../model.ts';
import { toolLimits } from './tool-limits.ts';

const plaza = defineSite({
  id: 1,
  url: 'https://plaza.example',
  displayName: 'Plaza',
  productType: 1,
  countries: ['SE'],
  routes: [],
});
const limit = { min: 0, max: 100, step: 1, default: 10 };
const loan = {
  amount: { ...limit, min: 1 },
  term: { ...limit, min: 1 },
  ...{ rate: limit, fee: limit, budget: limit },
};
const { fee: _fee, ...withoutFee } = loan;

/** What the rule says of a page with these limits. */
async function said(pageType: string, limits: object | undefined): Promise<string[]> {
  const value = { pageType, locale: 'sv-SE', ...(limits && { tool: { limits } }) };
  const entries = () => [{ file: 'pages/tool.json', value }];
  const found = await toolLimits({ entries, plaza } as unknown as CheckedSite);
  return found.map(({ message }) => message);
}

test.each<[string, [pageType: string, limits: object | undefined], string[]]>([
  ['limits for each input', ['LoanCalculator', loan], []],
  ['no limits for one', ['LoanCalculator', withoutFee], ['the tool\'s input "fee" has no limits']],
  [
    'limits for no input',
    ['LoanCalculator', { ...loan, ages: limit }],
    ['the tool has no input "ages"'],
  ],
  [
    'growth that no number holds',
    [
      'CompoundInterestCalculator',
      { principal: limit, deposit: limit, rate: { ...limit, max: 99_999 }, years: limit },
    ],
    ['the tool cannot calculate with principal=0&deposit=0&rate=99999&years=100'],
  ],
  ['no tool', ['Post', undefined], []],
])('§2.3 a page with %s', async (_, page, messages) => {
  expect(await said(...page)).toEqual(messages);
});

test('§2.3 a page of a tool without limits lists each of its inputs', async () => {
  expect(await said('LoanPriorityTool', undefined)).toHaveLength(4);
});
