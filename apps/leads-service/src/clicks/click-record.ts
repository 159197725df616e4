import type { Click } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { resolveChannel } from '../writes/resolve-channel.ts';
import { clicks } from './tables.ts';

/** A click as it is stored. */
export interface ClickRecord extends Pick<Click, 'id' | 'productId' | 'locale' | 'day'> {
  readonly websiteId: number;
  readonly partner: string | null;
  readonly pageType: string | null;
  readonly clickedAt: string | null;
  readonly impressionId: string | null;
  readonly consentId: string | null;
  readonly channelId: number | null;
  readonly campaign: string | null;
  readonly subId: string | null;
  readonly pubid: string | null;
  readonly path: string | null;
  readonly list: string | null;
  readonly position: number | null;
  readonly amount: number | null;
  readonly termDays: number | null;
}

/** What is stored of a click; of one without consent nothing but where and when it was. */
export function clickRecord(click: Click, websiteId: number): ClickRecord {
  const { id, productId, locale, day, origin } = click;
  const channel = origin && resolveChannel(signals(origin));
  return {
    ...{ id, websiteId, productId, locale, day },
    partner: click.partner ?? null,
    pageType: click.pageType ?? null,
    clickedAt: origin?.at ?? null,
    impressionId: origin?.impressionId ?? null,
    consentId: origin?.consentId ?? null,
    channelId: channel?.id ?? null,
    campaign: origin?.channelName ?? null,
    subId: origin?.subId ?? null,
    pubid: origin?.pubid ?? null,
    path: origin?.path ?? null,
    list: origin?.list ?? null,
    position: origin?.position ?? null,
    amount: origin?.amount ?? null,
    termDays: origin?.termDays ?? null,
  };
}

/** The channel is found by which ids the visit has, not by their values. */
const signals = ({ fields = [], channelName, subId, pubid }: NonNullable<Click['origin']>) => ({
  ...Object.fromEntries(fields.map((field) => [field, 'given'])),
  ...{ channelName, subId, pubid },
});

/** Saves clicks with different ids in one statement; stored ones do not change. */
export async function insertClicks(
  orm: Orm,
  records: readonly ClickRecord[],
): Promise<readonly ClickRecord[]> {
  await orm.execute(sql`
    insert into ${clicks} (id, website_id, product_id, partner, locale, page_type, day, clicked_at,
      impression_id, consent_id, channel_id, campaign, sub_id, pubid, path, list, position, amount, term_days)
    select * from json_to_recordset(${JSON.stringify(records)}::json) as record (
      "id" uuid, "websiteId" integer, "productId" integer, "partner" text, "locale" text,
      "pageType" text, "day" date, "clickedAt" timestamptz, "impressionId" text,
      "consentId" text, "channelId" integer, "campaign" text, "subId" text, "pubid" text, "path" text, "list" text,
      "position" smallint, "amount" integer, "termDays" integer)
    on conflict do nothing`);
  return records;
}
