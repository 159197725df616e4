import type { ReportRow } from '@plaza/warehouse';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
    expect(svg).toContain('<title id="report-title">Impressions by day</title>');
    expect(svg).toContain(
      '>728 in 2 columns from 2026-11-19 to 2026-11-20. The most: 368 at 2026-11-20.</desc>',
    );
    expect(svg).toContain('aria-labelledby="report-title report-text"');
    // Five channels by name, and the sum of all others.
    expect(svg.match(/<rect class="series-\d" x="[\d.]+" y="32"/g)).toHaveLength(6);
    expect(svg).toContain('3 others');
    expect(svg).toContain('Day (UTC)');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is drawn without rows, and with anything in a name', () => {
    expect(drawReport(['day'], [], 'leads')).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawReport([], rows, 'leads')).toContain('<desc id="report-text">7 in 1 columns');
  });
});
