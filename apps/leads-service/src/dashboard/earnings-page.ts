import { drawColumns } from '../charts/column-chart.ts';
import { escapeMarkup } from '../charts/escape-markup.ts';
import { currenciesOf, earningsLines, partText } from '../reports/earnings-lines.ts';
import {
  type EarningsQuery,
  type EarningsRow,
  periodBefore,
  REPORT_DIMENSIONS,
  type ReportCount,
  type ReportDimension,
  writeEarningsQuery,
} from '../reports/report-query.ts';
import { dashboardDocument } from './dashboard-document.ts';

/** A conversion whose click, lead or application is not known. */
export interface Unmatched {
  readonly partner: string;
  readonly transactionId: string;
  readonly status: string;
  readonly reference: string | null;
  readonly since: string;
}

export interface EarningsFacts {
  readonly query: EarningsQuery;
  readonly rows: readonly EarningsRow[];
  /** Of the period before. */
  readonly before: readonly EarningsRow[];
  /** By day, for the charts. */
  readonly days: readonly EarningsRow[];
  readonly unmatched: readonly Unmatched[];
  /** Whose report it is; an operator sees all. */
  readonly partner: string | undefined;
}

const titles: Readonly<Partial<Record<ReportCount, string>>> = {
  visits: 'Visits',
  views: 'Product views',
  clicks: 'Clicks',
  leads: 'Leads',
  applications: 'Applications',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

const charted = ['visits', 'clicks', 'approved'] as const satisfies readonly ReportCount[];

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** The most rows of the table; the file has all of them. */
const SHOWN = 200;

/** What clicks earn: totals beside the period before, charts by day, and a table. */
export function earningsPage(facts: EarningsFacts): string {
  const { query, rows, partner } = facts;
  const address = writeEarningsQuery(query);
  const whose = partner ? `of ${escapeMarkup(partner)}` : 'of all partners';
  const before = periodBefore(query);
  return dashboardDocument(
    'What clicks earn',
    `<header><h1>What clicks earn</h1>
<p>${whose}, ${query.from} to ${query.to}, compared with ${before.from} to ${before.to} (UTC).</p>
<form method="post" action="/dashboard/sign-out"><button>Sign out</button></form></header>
${partner ? '' : '<nav aria-label="Pages"><ul><li><a href="/dashboard">Last 24 hours</a></li><li><a href="/dashboard/conversions">Upload a report</a></li></ul></nav>'}
<main>
${filterForm(query, partner)}
<h2>Totals</h2>
<dl class="tiles">${tilesOf(facts)}</dl>
<h2>By day</h2>
<div class="charts">${chartsOf(facts)}</div>
<h2>By ${query.by.join(', ')}</h2>
<p>Pending, approved and rejected are dated by the click; <em>ByEvent</em> by the partner's event. <em>late</em> counts messages that came more than a day after their event. <a href="/dashboard/earnings.csv${escapeMarkup(address)}">As CSV</a></p>
${tableOf(query.by, rows)}
${partner ? '' : unmatchedOf(facts.unmatched)}
</main>`,
  );
}

function filterForm({ by, from, to, only }: EarningsQuery, partner: string | undefined): string {
  const options = REPORT_DIMENSIONS.map(
    (name) =>
      `<label><input type="checkbox" name="by" value="${name}"${by.includes(name) ? ' checked' : ''}> ${name}</label>`,
  );
  const fields = REPORT_DIMENSIONS.filter(
    (name) => name !== 'day' && !(partner && name === 'partner'),
  ).map(
    (name) =>
      `<label>${name} <input name="${name}" value="${escapeMarkup(only[name] ?? '')}" maxlength="1024"></label>`,
  );
  return `<form class="filters" method="get" action="/dashboard/earnings">
<label>From <input type="date" name="from" value="${from}"></label>
<label>To <input type="date" name="to" value="${to}"></label>
<fieldset><legend>Rows by</legend>${options.join(' ')}</fieldset>
<fieldset><legend>Only</legend>${fields.join(' ')}</fieldset>
<button>Show</button></form>`;
}

const sum = (rows: readonly EarningsRow[], name: ReportCount) =>
  rows.reduce((total, row) => total + row[name], 0);

const earned = (rows: readonly EarningsRow[], code: string) =>
  rows.reduce((total, row) => total + (row.commission[code] ?? 0), 0);

function tilesOf({ rows, before }: EarningsFacts): string {
  const counts = (Object.entries(titles) as [ReportCount, string][]).map(([name, title]) =>
    tile(title, sum(rows, name), sum(before, name)),
  );
  const clicks = sum(rows, 'clicks');
  const money = currenciesOf([...rows, ...before]).flatMap((code) => [
    tile(`Commission, ${code}`, earned(rows, code), earned(before, code)),
    tile(
      `Per click, ${code}`,
      clicks && earned(rows, code) / clicks,
      sum(before, 'clicks') && earned(before, code) / sum(before, 'clicks'),
    ),
  ]);
  return [...counts, ...money].join('');
}

function tile(title: string, now: number, before: number): string {
  const change = before === 0 ? '' : ` (${number.format(((now - before) / before) * 100)} %)`;
  return `<div><dt>${title}</dt><dd>${number.format(now)}<small>before: ${number.format(before)}${change}</small></dd></div>`;
}

function chartsOf({ days, query }: EarningsFacts): string {
  const labels = daysOf(query);
  const at = new Map(days.map((row) => [row.key[0], row]));
  const counts = charted.map((name) => ({
    title: titles[name] ?? name,
    values: labels.map((day) => at.get(day)?.[name] ?? 0),
  }));
  const money = currenciesOf(days).map((code) => ({
    title: `Commission, ${code}`,
    values: labels.map((day) => at.get(day)?.commission[code] ?? 0),
  }));
  return [...counts, ...money]
    .map(({ title, values }, index) => {
      const total = number.format(values.reduce((all, value) => all + value, 0));
      return `<figure>${drawColumns({
        ...{ id: `chart-${index}`, title, labels: labels.map((day) => day.slice(5)) },
        description: `${total} in ${labels.length} days.`,
        series: [{ name: title, values }],
        ...{ xTitle: 'Day (UTC)', yTitle: 'Number', isSmall: true },
      })}</figure>`;
    })
    .join('');
}

const DAY = 86_400_000;

function daysOf({ from, to }: EarningsQuery): string[] {
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY)
    days.push(new Date(time).toISOString().slice(0, 10));
  return days;
}

function tableOf(by: readonly ReportDimension[], rows: readonly EarningsRow[]): string {
  const { heading, lines } = earningsLines(by, rows.slice(0, SHOWN));
  const head = heading.map((name) => `<th scope="col">${escapeMarkup(name)}</th>`).join('');
  const body = lines.map(
    (line) =>
      `<tr>${line.map((text, column) => (column < by.length ? `<th scope="row">${escapeMarkup(text)}</th>` : `<td>${text}</td>`)).join('')}</tr>`,
  );
  const more = rows.length > SHOWN ? `<p>The first ${SHOWN} of ${rows.length} rows.</p>` : '';
  return `<div class="scroll" role="region" aria-label="Report" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>${more}`;
}

function unmatchedOf(unmatched: readonly Unmatched[]): string {
  if (unmatched.length === 0) return '';
  const lines = unmatched.map(
    ({ partner, transactionId, status, reference, since }) =>
      `<tr>${[partner, transactionId, status, partText('subid', reference ?? ''), since].map((text) => `<td>${escapeMarkup(text)}</td>`).join('')}</tr>`,
  );
  return `<h2>Unmatched conversions</h2><p>Their click, lead or application is not known. They are tried again for 30 days.</p>
<div class="scroll" role="region" aria-label="Unmatched conversions" tabindex="0"><table><thead><tr><th scope="col">Partner</th><th scope="col">Transaction</th><th scope="col">Status</th><th scope="col">Named</th><th scope="col">Since</th></tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}
