import { type ColumnChart, drawColumns } from '../charts/column-chart.ts';
import { escapeMarkup } from '../charts/escape-markup.ts';
import type { VendorFacts } from '../metrics/read-database-facts.ts';
import { dashboardDocument } from './dashboard-document.ts';
import { FIGURES, type Figure, type LastDay } from './read-last-day.ts';

/** What the page shows. */
export interface DashboardFacts {
  readonly lastDay: LastDay;
  readonly emails: { readonly waiting: number; readonly due: number; readonly failed: number };
  /** By vendor. */
  readonly vendorEvents: readonly VendorFacts[];
  /** Of this instance. */
  readonly failures: { readonly errors: number; readonly refused: number };
  /** When they were read. */
  readonly readAt: Date;
}

const titles: Readonly<Record<Figure, string>> = {
  impressions: 'Impressions',
  views: 'Product views',
  leads: 'Leads',
  started: 'Applications started',
  submitted: 'Applications sent',
};

const number = new Intl.NumberFormat('en');

/** The page of an operator. @param site the only website to show; by default all */
export function dashboardPage(facts: DashboardFacts, site: number | undefined): string {
  const { lastDay, emails, vendorEvents, failures, readAt } = facts;
  const name = lastDay.websites.find(({ id }) => id === site)?.name ?? 'all websites';
  const sums = (figure: Figure) =>
    lastDay.hours.map((hour) => sumOf(lastDay, figure, { hour, website: site }));
  const tiles = [
    ...FIGURES.map((figure) => tile(titles[figure], total(sums(figure)))),
    tile('Emails waiting', emails.waiting, waitingNote(emails)),
    ...vendorEvents.map(({ vendor, ...row }) =>
      tile(`Events for ${escapeMarkup(vendor)}`, row.waiting, waitingNote(row)),
    ),
    tile('Errors', failures.errors, 'of this instance'),
    tile('Refused requests', failures.refused, 'of this instance'),
  ];
  return dashboardDocument(
    `Last 24 hours: ${name}`,
    `<header><h1>Last 24 hours</h1>
<p>Of <strong>${escapeMarkup(name)}</strong>, read at <time datetime="${readAt.toISOString()}">${readAt.toISOString().slice(11, 19)}</time> UTC.</p>
<form method="post" action="/dashboard/sign-out"><button>Sign out</button></form></header>
${siteLinks(lastDay, site)}
<main>
<h2>Totals</h2>
<dl class="tiles">${tiles.join('')}</dl>
<h2>By hour</h2>
<div class="charts">${FIGURES.map((figure) => `<figure>${drawColumns(chartOf(figure, lastDay.hours, sums(figure)))}</figure>`).join('')}</div>
<h2>The same as a table</h2>
${hourTable(lastDay, sums)}
<h2>By website</h2>
${siteTable(lastDay)}
</main>`,
  );
}

const waitingNote = ({ due, failed }: { readonly due: number; readonly failed: number }) =>
  `${number.format(due)} due, ${number.format(failed)} given up`;

/** The form that takes the token. */
export function signInPage(problem?: string): string {
  return dashboardDocument(
    'Sign in',
    `<main class="sign-in"><h1>Sign in</h1>
${problem ? `<p class="problem" role="alert">${escapeMarkup(problem)}</p>` : ''}
<form method="post" action="/dashboard/sign-in">
<label for="token">Token of the dashboard</label>
<input id="token" name="token" type="password" autocomplete="current-password" required maxlength="1024">
<button>Sign in</button>
</form></main>`,
  );
}

/** In place of figures that the database did not give in time. */
export const awayPage = (): string =>
  dashboardDocument(
    'No figures now',
    `<main><h1>No figures now</h1><p>The database did not answer in time. <a href="/dashboard">Try again</a></p></main>`,
  );

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function sumOf(
  { counts }: LastDay,
  figure: Figure,
  only: { readonly hour?: string; readonly website?: number | undefined },
): number {
  let sum = 0;
  for (const count of counts)
    if (
      (only.hour === undefined || count.hour === only.hour) &&
      (only.website === undefined || count.website === only.website)
    )
      sum += count[figure];
  return sum;
}

const tile = (name: string, value: number, note = '') =>
  `<div><dt>${name}</dt><dd>${number.format(value)}${note && `<small>${note}</small>`}</dd></div>`;

function siteLinks({ websites }: LastDay, site: number | undefined): string {
  const link = (href: string, name: string, isCurrent: boolean) =>
    `<li><a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${escapeMarkup(name)}</a></li>`;
  const links = websites.map(({ id, name }) => link(`/dashboard?site=${id}`, name, id === site));
  return `<nav aria-label="Websites"><ul><li><a href="/dashboard/earnings">What clicks earn</a></li>${link('/dashboard', 'All', site === undefined)}${links.join('')}</ul></nav>`;
}

const clock = (hour: string) => hour.slice(11, 16);

function chartOf(figure: Figure, hours: readonly string[], values: readonly number[]): ColumnChart {
  const most = values.indexOf(Math.max(...values));
  const sum = total(values);
  const peak = sum > 0 ? `, the most (${values[most]}) from ${clock(hours[most] ?? '')}` : '';
  return {
    id: figure,
    title: titles[figure],
    description: `${sum} in 24 hours${peak}. The table below has every hour.`,
    labels: hours.map((hour) => clock(hour).slice(0, 2)),
    series: [{ name: titles[figure], values }],
    ...{ xTitle: 'Hour (UTC)', yTitle: 'Number', isSmall: true },
  };
}

function hourTable({ hours }: LastDay, sums: (figure: Figure) => number[]): string {
  const columns = FIGURES.map(sums);
  const rows = hours.map((hour, index) =>
    row(
      `${hour.slice(0, 10)} ${clock(hour)}`,
      columns.map((values) => values[index] ?? 0),
    ),
  );
  return table('Hour (UTC)', rows.toReversed(), 'By hour');
}

function siteTable(lastDay: LastDay): string {
  const rows = lastDay.websites.map(({ id, name }) =>
    row(
      `${name} (${id})`,
      FIGURES.map((figure) => sumOf(lastDay, figure, { website: id })),
    ),
  );
  return table('Website', rows, 'By website');
}

const row = (name: string, values: readonly number[]) =>
  `<tr><th scope="row">${escapeMarkup(name)}</th>${values.map((value) => `<td>${number.format(value)}</td>`).join('')}</tr>`;

/** Wider than a phone, so it scrolls by itself, also by keyboard. */
const table = (first: string, rows: readonly string[], label: string) =>
  `<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table><thead><tr><th scope="col">${first}</th>${FIGURES.map((figure) => `<th scope="col">${titles[figure]}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
