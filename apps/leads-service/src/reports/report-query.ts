/** What rows of a report can be told apart by. */
export const REPORT_DIMENSIONS = [
  'day',
  'site',
  'country',
  'page',
  'product',
  'partner',
  'channel',
  'campaign',
  'subid',
  'pubid',
] as const;

export type ReportDimension = (typeof REPORT_DIMENSIONS)[number];

/** Numbers that are added up. */
export const REPORT_COUNTS = [
  'visits',
  'views',
  'clicks',
  'leads',
  'applications',
  'pending',
  'approved',
  'rejected',
  'approvedByEvent',
  'rejectedByEvent',
  'late',
] as const;

export type ReportCount = (typeof REPORT_COUNTS)[number];

export interface EarningsQuery {
  readonly by: readonly ReportDimension[];
  /** The first and last day in UTC, both included. */
  readonly from: string;
  readonly to: string;
  /** Values that rows must have. */
  readonly only: Readonly<Partial<Record<ReportDimension, string>>>;
}

/** A row of a report. What came of clicks is dated by the click; `…ByEvent` by the event. */
export type EarningsRow = Readonly<Record<ReportCount, number>> & {
  readonly key: readonly string[];
  /** Approved and paid commission by currency, dated by the click and by the event. */
  readonly commission: Readonly<Record<string, number>>;
  readonly commissionByEvent: Readonly<Record<string, number>>;
  /** Hours from click to approval on average; null without one that can be told. */
  readonly hoursToApproval: number | null;
};

const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The period of the same length that ends before another begins. */
export function periodBefore({ from, to }: Pick<EarningsQuery, 'from' | 'to'>) {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return { from: dayOf(first - (last - first) - DAY), to: dayOf(first - DAY) };
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(Date.parse(text) || 0) === text;

const later = (one: string, other: string) => (one > other ? one : other);

const LONGEST_DAYS = 732;

/** Reads a query of an address or command; what is wrong in it counts as not given. */
export function readEarningsQuery(parameters: URLSearchParams, now: Date): EarningsQuery {
  const [today, given] = [dayOf(now.getTime()), parameters.get('to')];
  const to = isDay(given) ? given : today;
  const asked = parameters.get('from');
  const earliest = dayOf(Date.parse(to) - (LONGEST_DAYS - 1) * DAY);
  const fallback = dayOf(Date.parse(to) - 29 * DAY);
  const from = isDay(asked) && asked <= to ? later(asked, earliest) : fallback;
  const names = (parameters.get('by') ?? 'day').split(',');
  const by = REPORT_DIMENSIONS.filter((name) => names.includes(name));
  const only = REPORT_DIMENSIONS.flatMap((name) => {
    const value = parameters.get(name);
    return value === null || value === '' ? [] : [[name, value.slice(0, 1024)] as const];
  });
  return { by: by.length > 0 ? by : ['day'], from, to, only: Object.fromEntries(only) };
}

/** The address of a query, the same for the same one. */
export function writeEarningsQuery({ by, from, to, only }: EarningsQuery): string {
  const parameters = new URLSearchParams({ by: by.join(','), from, to });
  for (const name of REPORT_DIMENSIONS)
    if (only[name] !== undefined) parameters.set(name, only[name]);
  return `?${parameters}`;
}
