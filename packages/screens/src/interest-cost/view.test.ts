import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { delayCost } from '@plaza/finance';
import { expect, test } from 'vitest';
import { interestCost } from './view.ts';

const content = join(import.meta.dirname, '../../../../apps/platform/content/pages');
const pages = globSync('*/*.json', { cwd: content })
  .map((file) => JSON.parse(readFileSync(join(content, file), 'utf8')))
  .filter(({ pageType }) => pageType === 'InterestCostCalculator');

test.each(pages.map((page) => [page.locale, page]))(
  '§2.3 in %s no delay looks cheaper than paying, with the values that its page begins with',
  (locale, { tool }) => {
    const settings = { locale, currency: 'EUR', limits: tool.limits, texts: {} };
    const { rows } = interestCost.view(new URLSearchParams(), settings);
    const figure = (text: unknown = '') => Number(`${text}`.replace(/\D/g, ''));
    expect(rows?.spans?.length).toBe(5);
    for (const [, waiting, late] of rows?.spans ?? [])
      expect(figure(late)).toBeGreaterThanOrEqual(figure(waiting));
    const value = (name: string) => tool.limits[name].default;
    const cost = delayCost({
      ...{ amount: value('amount') * 100, days: value('days'), rate: value('rate') },
      ...{ lateRate: value('late-rate'), fee: value('fee') * 100, reminders: value('reminders') },
    });
    expect(cost.late).toBeGreaterThanOrEqual(cost.waiting);
  },
);
