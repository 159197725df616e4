import { type Website, websiteSchema } from '@plaza/contract';
import { inArray } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { websites } from '../database/schema.ts';

/** What a website says about its events at vendors. */
export type EventSite = Pick<Website, 'url' | 'productType' | 'countries' | 'serverVendors'>;

/** The settings of it, for `pick`. */
export const EVENT_SETTINGS = {
  url: true,
  productType: true,
  countries: true,
  serverVendors: true,
} as const;

const eventSiteSchema = websiteSchema.pick(EVENT_SETTINGS);

/** Reads the settings of websites by id. Those that are invalid under the current schema are left out. */
export async function readEventSites(
  orm: Pick<Orm, 'select'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EventSite>> {
  if (ids.length === 0) return new Map();
  const { id, settings } = websites;
  const rows = await orm
    .select({ id, settings })
    .from(websites)
    .where(inArray(id, [...ids]));
  return new Map(
    rows.flatMap((row) => {
      const { data } = eventSiteSchema.safeParse(row.settings);
      return data ? [[row.id, data] as const] : [];
    }),
  );
}

/** The phone code of a locale's country: `34`; empty for an unknown locale. */
export const phoneCodeOf = ({ countries }: EventSite, locale: string): string =>
  countries.find((country) => country.locale === locale)?.phoneCode ?? '';
