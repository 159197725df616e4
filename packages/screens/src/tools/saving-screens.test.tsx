import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { sampleEntries } from '../testing/sample-entries.test.support.ts';
import { showPage } from '../testing/sample-screens.tsx';

const limit = { min: 0, max: 10_000, step: 10, default: 100 };
const [page] = sampleEntries('pages');
const show = (pageType: string, tool: object) =>
  showPage({ pages: [{ ...page, path: '/herramienta/', pageType, tool }] }, '/herramienta/');

const saving = await show('CompoundInterestCalculator', {
  limits: {
    principal: limit,
    deposit: limit,
    rate: limit,
    years: { ...limit, max: 40, default: 10 },
  },
  choices: { adding: '4' },
});
const debts = await show('LoanPriorityTool', {
  limits: { budget: limit, balance: limit, rate: limit, payment: limit },
  debts: [
    { name: 'Tarjeta', balance: 1000, rate: 20, payment: 30 },
    { name: 'Coche', balance: 400, rate: 5, payment: 20 },
  ],
});

describe('§2.3 the screens of savings and debts', () => {
  test.each([
    ['compound interest', saving],
    ['loan priority', debts],
  ])(
    '%s is valid HTML with one live sentence, and says what it is to machines',
    async (_, shown) => {
      const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
      const { results } = await validator.validateString(shown.html);
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
      expect(shown.html.match(/aria-live="polite"/g)).toHaveLength(1);
      expect(JSON.stringify(shown.data)).toContain('"@type":"WebApplication"');
    },
  );

  test('compound interest begins with the choices of the page, a bar for each year', () => {
    expect(saving.html).toMatch(/<option value="4" selected="">/);
    expect(saving.html.match(/data-path="paid-in" d="([^"]*)"/)?.[1]?.match(/M/g)).toHaveLength(10);
    expect(
      saving.html.match(/<tbody data-rows="years".*?<\/tbody>/s)?.[0].match(/<tr/g),
    ).toHaveLength(10);
  });

  test('loan priority shows the example debts, eight hidden rows, and the public advice', () => {
    expect(debts.html.match(/<fieldset[^>]*>/g)).toHaveLength(10);
    expect(debts.html.match(/<fieldset[^>]*hidden=""/g)).toHaveLength(8);
    expect(debts.html).toContain('value="Tarjeta"');
    expect(debts.html).toMatch(/<a href="https:[^>]*data-debt-advice=""/);
    expect(debts.html.indexOf('data-credit-warning')).toBeLessThan(debts.html.indexOf('<form'));
    // The first button is what the Enter key presses.
    expect(debts.html.match(/<button[^>]*>/)?.[0]).not.toContain('name=');
  });
});
