import type { ReportRow } from '@plaza/warehouse';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawColumns } from '../charts/column-chart.ts';
import { drawReport } from './report-chart.ts';
import { csvField, formatCsv, formatTable, reportLines } from './report-lines.ts';

const rows: readonly ReportRow[] = [
  { site: 101, channel: 2, impressions: 1200, listed: 400, views: 100, leads: 6 },
  { site: 101, channel: null, impressions: 30, listed: 0, views: 0, leads: 0 },
  { site: 75, channel: 99, impressions: 0, listed: 0, views: 0, leads: 1 },
];

describe('a report', () => {
  it('is a table with names of channels and rates', () => {
    expect(formatTable(reportLines(['site', 'channel'], rows)).split('\n')).toEqual([
      'site  channel       impressions  listed  views  leads  viewRate  conversion',
      ' 101  Google               1200     400    100      6    25.00%       0.50%',
      ' 101  (no consent)           30       0      0      0                 0.00%',
      '  75  Channel 99              0       0      0      1',
    ]);
  });

  it('is CSV with a heading', () => {
    expect(formatCsv(reportLines(['site'], rows.slice(0, 1)))).toBe(
      'site,impressions,listed,views,leads,viewRate,conversion\r\n101,1200,400,100,6,25.00%,0.50%\r\n',
    );
  });

  it('has no field that a spreadsheet runs, and loses none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const field = csvField(text);
        const value = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
        expect(value).not.toMatch(/^[=+\-@\t\r]/);
        expect([text, `'${text}`]).toContain(value);
        if (!field.startsWith('"')) expect(field).not.toMatch(/[",\r\n]/);
      }),
    );
    expect(csvField('=HYPERLINK("http://evil.example")')).toBe(
      `"'=HYPERLINK(""http://evil.example"")"`,
    );
  });

  it('is drawn with axes, a title and a text for those who do not see it', () => {
    const days = ['2026-11-19', '2026-11-20'].flatMap((day, index) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((channel) => ({
        ...{ channel, day, impressions: 10 * channel + index, listed: 0, views: 0, leads: 0 },
      })),
    );
    const svg = drawReport(['channel', 'day'], days, 'impressions');
    expect(svg).toContain('<title id="report-title">Impressions by day and channel</title>');
    expect(svg).toContain(
      '>728 in 2 columns from 2026-11-19 to 2026-11-20. The most: 368, 2026-11-20.</desc>',
    );
    expect(svg).toContain('aria-labelledby="report-title report-text"');
    // Five channels by name, and the sum of all others.
    expect(svg.match(/<rect class="series-\d" x="[\d.]+" y="32"/g)).toHaveLength(6);
    expect(svg).toContain('3 others');
    expect(svg).toContain('Day (UTC)');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is drawn with every day of a quarter, also those on which nothing happened', () => {
    const counts = { impressions: 1, listed: 0, views: 0, leads: 0 };
    const svg = drawReport(
      ['day'],
      ['2026-08-24', '2026-11-21'].map((day) => ({ ...counts, day })),
      'impressions',
    );
    expect(svg).toContain('>2 in 90 columns from 2026-08-24 to 2026-11-21.');
    expect(svg).toContain('>Day (UTC), 2026<');
    const places = [...svg.matchAll(/<rect class="series-0" x="([\d.]+)"/g)].map(([, x]) =>
      Number(x),
    );
    expect(places).toHaveLength(2);
    expect((places[1] ?? 0) - (places[0] ?? 0)).toBeGreaterThan(600);
  });

  it('has the same names for two products in no drawing, however long they are', () => {
    const product = (id: number) => ({ ...rows[0], product: id, day: '2026-11-20' }) as ReportRow;
    const svg = drawReport(
      ['product', 'site'],
      [1_000_000_001, 1_000_000_002].map(product),
      'leads',
    );
    expect(svg).toContain('1000000001');
    expect(svg).toContain('1000000002');
  });

  it('keeps every text inside, for any number of columns and any names', () => {
    const names = fc.array(fc.string({ maxLength: 60 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 92 }), (series, count) => {
        const labels = Array.from({ length: count }, (_, index) => `Product with a name ${index}`);
        const values = labels.map((_, index) => index);
        const svg = drawColumns({
          ...{ id: 'any', title: 'Any', description: '', labels, xTitle: 'X', yTitle: 'Y' },
          series: series.map((name) => ({ name, values })),
        });
        const height = Number(/viewBox="0 0 760 ([\d.]+)"/.exec(svg)?.[1]);
        for (const [, x, y] of svg.matchAll(/<text class="tick" x="([\d.]+)" y="([\d.]+)"/g)) {
          expect(Number(x)).toBeLessThan(760);
          expect(Number(y)).toBeLessThan(height - 20);
        }
        // A legend never covers the columns.
        const legends = [...svg.matchAll(/y="(\d+)" width="10" height="10"\/><text/g)].map(
          ([, y]) => Number(y),
        );
        const top = Number(
          /class="grid" d="M64 ([\d.]+)/g.exec(svg.slice(svg.lastIndexOf('class="grid"')))?.[1],
        );
        if (count > 1) for (const y of legends) expect(y + 10).toBeLessThan(top);
      }),
      { numRuns: 30 },
    );
  });

  it('is drawn without rows, and with anything in a name', () => {
    const empty = drawReport(['day'], [], 'leads');
    expect(empty).not.toMatch(/NaN|undefined|Infinity/);
    expect(empty).toContain('Nothing in this time');
    expect(drawReport([], rows, 'leads')).toContain('<desc id="report-text">7 in 1 column.');
  });
});
