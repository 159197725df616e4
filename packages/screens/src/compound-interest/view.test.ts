import { describe, expect, test } from 'vitest';
import { readTyped } from '../tools/read-typed.ts';
import type { ToolSettings } from '../tools/tool.ts';
import { compoundInterest } from './view.ts';

const settings: ToolSettings = {
  locale: 'de-DE',
  currency: 'EUR',
  limits: {
    principal: { min: 0, max: 200_000, step: 500, default: 1000 },
    deposit: { min: 0, max: 2000, step: 25, default: 100 },
    rate: { min: 0, max: 12, step: 0.1, default: 12 },
    years: { min: 1, max: 40, step: 1, default: 2 },
  },
  texts: { summary: '{time}: {balance} = {paidIn} + {interest}' },
  read: readTyped,
};
const view = (query = '', own: Partial<ToolSettings> = {}) =>
  compoundInterest.view(new URLSearchParams(query), { ...settings, ...own });

/** Spaces as a reader sees them. */
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

describe('§2.3 compound interest calculator', () => {
  test('shows the defaults of the page without a query', () => {
    const { values, inputs, rows } = view();
    expect(plain(values?.summary)).toBe('2 Jahre: 3.967,08 € = 3.400 € + 567,08 €');
    expect(inputs).toMatchObject({
      principal: '1000',
      rate: '12',
      'rate-slider': '12',
      every: '12',
    });
    expect(rows?.years?.map((row) => row.map((cell) => plain(`${cell}`)))).toEqual([
      ['1', '1.200 €', '195,08 €', '2.395,08 €'],
      ['2', '1.200 €', '372 €', '3.967,08 €'],
    ]);
  });

  test('follows each input and each choice', () => {
    const asked = 'principal=0&deposit=1.000,50&every=1&rate=10&years=2&adding=1';
    expect(plain(view(asked).values?.balance)).toBe('2.101,05 €');
    expect(plain(view(`${asked}&when=start`).values?.balance)).toBe('2.311,16 €');
    expect(view('', { choices: { adding: '1', when: 'start' } }).inputs).toMatchObject({
      ...{ adding: '1', when: 'start', every: '12' },
    });
  });

  test('limits what is out of range, says so, and ignores what is no number or no option', () => {
    const { inputs, shown, values } = view('rate=99&years=0&deposit=viel&adding=7&when=never');
    expect(inputs).toMatchObject({
      rate: '12',
      years: '1',
      deposit: '100',
      adding: '12',
      when: 'end',
    });
    expect(shown).toMatchObject({ 'rate-limited': true, 'years-limited': true });
    expect(shown?.['deposit-limited']).toBe(false);
    expect(plain(values?.['chart-end'])).toBe('1 Jahr');
  });

  test('draws a bar for each year, interest on top of what was paid in', () => {
    const { paths, values } = view('years=3');
    expect(paths?.['paid-in']?.match(/M/g)).toHaveLength(3);
    expect(paths?.interest?.match(/M/g)).toHaveLength(3);
    expect(plain(values?.['chart-top'])).toBe('6.000 €');
    expect(view('rate=0').paths?.interest).toBe('');
  });
});
