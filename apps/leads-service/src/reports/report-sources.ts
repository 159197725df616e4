import { type SQL, sql } from 'drizzle-orm';
import type { EarningsQuery, ReportCount, ReportDimension } from './report-query.ts';

/** Where the facts of rows are, with the columns that every source has. */
export interface ReportSource {
  readonly from: SQL;
  readonly day: SQL;
  /** The time that `day` is the day of, if it is not stored: the planner knows how many rows a period of it has. */
  readonly time?: SQL;
  readonly columns: Readonly<Record<Exclude<ReportDimension, 'day'>, SQL>>;
  readonly counts: Partial<Record<ReportCount, SQL>>;
  readonly currency?: SQL;
  readonly commission?: SQL;
  readonly commissionByEvent?: SQL;
  readonly hours?: SQL;
  readonly where?: SQL;
}

const country = (locale: SQL) => sql`upper(right(${locale}, 2))`;
const utcDay = (time: SQL) => sql`(${time} at time zone 'utc')::date`;

const ofClick = {
  page: sql`coalesce(click.path, '')`,
  campaign: sql`coalesce(click.campaign, '')`,
  channel: sql`coalesce(click.channel_id, 0)::text`,
  subid: sql`coalesce(click.sub_id, '')`,
  pubid: sql`coalesce(click.pubid, '')`,
  country: country(sql`coalesce(click.locale, '')`),
};

const ofConversion = {
  ...ofClick,
  site: sql`coalesce(conversion.website_id, 0)::text`,
  product: sql`coalesce(conversion.product_id, 0)::text`,
  partner: sql`conversion.partner`,
};

const earned = (row: SQL) => sql`${row}.status in ('approved', 'paid')`;
const count = (condition: SQL) => sql`count(*) filter (where ${condition})`;
const sum = (value: SQL, condition: SQL) =>
  sql`coalesce(sum(${value}) filter (where ${condition}), 0)`;

/** When a click was; of a conversion without one the day of its first event. */
const clickDay = sql`coalesce(click.day, ${utcDay(sql`conversion.first_occurred_at`)})`;

/** The first time that a conversion got a status: a repeated one with another commission is no second. */
const becomes = (status: SQL) =>
  sql`${status} and not coalesce(change.previous_status in ('approved', 'paid'), false)`;

const CELLS: ReportSource = {
  from: sql`report_cells as cell`,
  day: sql`cell.day`,
  columns: {
    site: sql`cell.website_id`,
    country: country(sql`cell.locale`),
    page: sql`cell.path`,
    product: sql`cell.product_id`,
    partner: sql`cell.partner`,
    channel: sql`cell.channel_id`,
    campaign: sql`cell.campaign`,
    subid: sql`cell.sub_id`,
    pubid: sql`cell.pubid`,
  },
  counts: {
    visits: sql`sum(cell.visits)`,
    views: sql`sum(cell.views)`,
    clicks: sql`sum(cell.clicks)`,
  },
};

/** Sums of cells, and what they cannot tell apart. */
const SUMS: readonly { readonly from: SQL; readonly without: ReadonlySet<ReportDimension> }[] = [
  {
    from: sql`report_totals as cell`,
    without: new Set(['page', 'campaign', 'subid', 'pubid']),
  },
  {
    from: sql`report_campaigns as cell`,
    without: new Set(['page', 'product', 'partner', 'pubid']),
  },
];

const CONVERSIONS: readonly ReportSource[] = [
  {
    from: sql`leads as lead left join clicks as click on click.id = lead.click_id`,
    day: utcDay(sql`lead.created_at`),
    time: sql`lead.created_at`,
    columns: {
      ...ofClick,
      site: sql`lead.website_id::text`,
      product: sql`coalesce(click.product_id, 0)::text`,
      partner: sql`coalesce(click.partner, '')`,
      country: country(sql`lead.locale`),
      channel: sql`coalesce(click.channel_id::text,
        case when lead.channel_id ~ '^[0-9]{1,6}$' then lead.channel_id end, '0')`,
      subid: sql`coalesce(click.sub_id, lead.keyword, '')`,
      pubid: sql`coalesce(click.pubid, lead.pubid, '')`,
    },
    counts: { leads: sql`count(*)` },
  },
  {
    from: sql`applications as application left join clicks as click
      on click.id = application.click_id`,
    day: utcDay(sql`application.submitted_at`),
    time: sql`application.submitted_at`,
    where: sql`application.submitted_at is not null`,
    columns: {
      ...ofClick,
      site: sql`application.website_id::text`,
      product: sql`coalesce(click.product_id, 0)::text`,
      partner: sql`coalesce(click.partner, '')`,
      country: sql`upper(application.country)`,
    },
    counts: { applications: sql`count(*)` },
  },
  {
    from: sql`conversions as conversion left join clicks as click on click.id = conversion.click_id`,
    day: clickDay,
    columns: ofConversion,
    currency: sql`conversion.currency`,
    counts: {
      pending: count(sql`conversion.status = 'pending'`),
      approved: count(earned(sql`conversion`)),
      rejected: count(sql`conversion.status in ('rejected', 'reversed')`),
    },
    commission: sum(sql`conversion.commission`, earned(sql`conversion`)),
    hours: sql`avg(extract(epoch from conversion.approved_at - click.clicked_at) / 3600)
      filter (where conversion.approved_at >= click.clicked_at)`,
  },
  {
    from: sql`conversion_changes as change
      join conversions as conversion using (partner, transaction_id)
      left join clicks as click on click.id = conversion.click_id`,
    day: utcDay(sql`change.occurred_at`),
    time: sql`change.occurred_at`,
    columns: ofConversion,
    currency: sql`change.currency`,
    counts: {
      approvedByEvent: count(becomes(earned(sql`change`))),
      rejectedByEvent: count(sql`change.status in ('rejected', 'reversed')
        and change.previous_status is distinct from change.status`),
      late: count(sql`change.created_at > change.occurred_at + interval '1 day'`),
    },
    commissionByEvent: sum(sql`change.commission`, becomes(earned(sql`change`))),
  },
];

/** The sources of a report; visits, views and clicks from as few rows as can tell them apart. */
export function reportSources({ by, only }: EarningsQuery): readonly ReportSource[] {
  const dimensions = [...by, ...(Object.keys(only) as ReportDimension[])];
  const sums = SUMS.find(({ without }) => !dimensions.some((name) => without.has(name)));
  return [{ ...CELLS, ...(sums && { from: sums.from }) }, ...CONVERSIONS];
}
