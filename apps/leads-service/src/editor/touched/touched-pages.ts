import { prefixedPath } from '@plaza/contract';
import type { EditorEntryKey, TouchedPage, TouchedPages } from '@plaza/contract/editor';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { contentEntities, products } from '../../database/schema.ts';
import { readWebsiteSettings } from '../website-settings.ts';
import { type TouchingRule, touchingRules } from './touching-rules.ts';

interface Wanted {
  readonly websiteId: number;
  readonly key: EditorEntryKey;
  readonly query: { readonly page: number; readonly size: number };
}

/** What is stored of an entry, and its row in the index of paths. */
interface Stored {
  readonly body: Readonly<Record<string, unknown>>;
  readonly page: { readonly pageType: string; readonly title: string } | null;
  readonly path: string | null;
}

/** The content as it is published, and with drafts in place. */
const SOURCES = {
  before: { entities: sql`${contentEntities}`, products: sql`${products}` },
  after: {
    entities: sql`content_with_drafts.content_entities`,
    products: sql`content_with_drafts.products`,
  },
} as const;

/** The public pages that show an entry, and the addresses that its draft gives and takes. */
export async function readTouchedPages(
  orm: Pick<Orm, 'select' | 'execute'>,
  wanted: Wanted,
): Promise<TouchedPages> {
  const { websiteId, key, query } = wanted;
  const before = await readStored(orm, wanted, 'before');
  const after = await readStored(orm, wanted, 'after');
  const address = await readAddresses(orm, websiteId);
  const own = ownPage({ key, before, after, address });
  const pathOf = (stored: Stored | undefined) => (stored?.page ? stored.path : null) ?? undefined;
  const [left, next] = [pathOf(before), pathOf(after)];
  const rules = touchingRules({
    ...{ websiteId, folder: key.folder, id: key.id },
    values: [before, after].flatMap((stored) => (stored ? [stored.body] : [])),
    paths: [...new Set([left, next].flatMap((path) => path ?? []))],
    lostLink: left !== undefined && left !== next ? address(key.locale, left) : undefined,
  });
  const skipped = own ? 1 : 0;
  const start = (query.page - 1) * query.size - skipped;
  const part = { offset: Math.max(0, start), limit: query.size + Math.min(0, start) };
  const { total, pages } = await readOthers(orm, wanted, { rules, part });
  const shown = pages.map(({ locale, path, afterPath, ...page }) => ({
    ...{ ...page, locale, before: address(locale, path) },
    ...(afterPath !== null && { after: address(locale, afterPath) }),
  }));
  const isFirst = query.page === 1;
  return { total: total + skipped, pages: [...(own && isFirst ? [own] : []), ...shown] };
}

type AddressOf = (locale: string, path: string) => string;

/** How public addresses are made of paths: with the prefix of their country. */
async function readAddresses(orm: Pick<Orm, 'select'>, websiteId: number): Promise<AddressOf> {
  const { countries = [] } = await readWebsiteSettings(orm, websiteId);
  const prefixes = new Map(countries.map(({ locale, pathPrefix }) => [locale, pathPrefix]));
  return (locale, path) => prefixedPath(prefixes.get(locale), path);
}

async function readStored(
  orm: Pick<Orm, 'execute'>,
  { websiteId, key }: Wanted,
  source: keyof typeof SOURCES,
): Promise<Stored | undefined> {
  const { entities, products: listed } = SOURCES[source];
  const { rows } = await orm.execute<Stored & Record<string, unknown>>(
    key.folder === 'products'
      ? sql`select body, null as page, null as path from ${listed} as stored
          where website_id = ${websiteId} and locale = ${key.locale} and id::text = ${key.id}`
      : sql`select body, case when publish_at is null then page end as page, path
          from ${entities} as stored where website_id = ${websiteId}
          and folder = ${key.folder} and locale = ${key.locale} and id = ${key.id}`,
  );
  return rows[0];
}

interface Own {
  readonly key: EditorEntryKey;
  readonly before: Stored | undefined;
  readonly after: Stored | undefined;
  readonly address: AddressOf;
}

function ownPage({ key: { locale }, before, after, address }: Own): TouchedPage | undefined {
  const shown = after?.page ?? before?.page;
  if (!shown) return undefined;
  const at = (stored: Stored | undefined) =>
    stored?.page && stored.path !== null ? address(locale, stored.path) : undefined;
  const [was, is] = [at(before), at(after)];
  return {
    ...{ locale, title: shown.title, pageType: shown.pageType, reason: 'own' },
    ...(was !== undefined && { before: was }),
    ...(is !== undefined && { after: is }),
  };
}

interface OtherPage extends Omit<TouchedPage, 'before' | 'after'> {
  readonly path: string;
  readonly afterPath: string | null;
}

interface Selection {
  readonly rules: readonly TouchingRule[];
  readonly part: { readonly offset: number; readonly limit: number };
}

/** Published pages of other entries. */
async function readOthers(
  orm: Pick<Orm, 'execute'>,
  { websiteId, key }: Wanted,
  { rules, part }: Selection,
): Promise<{ readonly total: number; readonly pages: readonly OtherPage[] }> {
  const conditions = rules.map(({ where }) => sql`(${where})`);
  const reason = sql.join(
    rules.map((rule) => sql`when ${rule.where} then ${rule.reason}::text`),
    sql` `,
  );
  const { rows } = await orm.execute<{ total: number; pages: OtherPage[] }>(sql`
    with touched as (
      select shown.folder, shown.locale, shown.id, shown.path, shown.page, case ${reason} end as reason
      from ${contentEntities} as shown
      where website_id = ${websiteId} and page is not null and publish_at is null
        and (shown.folder, shown.locale, shown.id) <> (${key.folder}, ${key.locale}, ${key.id})
        ${inLocaleOf(key)} and (${sql.join(conditions, sql` or `)})),
    part as (select * from touched order by locale collate "C", path collate "C"
      limit ${part.limit} offset ${part.offset})
    select (select count(*)::int from touched) as total,
      (select coalesce(json_agg(json_build_object('locale', part.locale, 'path', part.path,
        'title', part.page ->> 'title', 'pageType', part.page ->> 'pageType', 'reason', reason,
        'afterPath', later.path) order by part.locale collate "C", part.path collate "C"), '[]')
        from part left join content_with_drafts.content_entities as later
          on later.website_id = ${websiteId} and later.folder = part.folder
          and later.locale = part.locale and later.id = part.id and later.page is not null) as pages`);
  return rows[0] ?? { total: 0, pages: [] };
}

/** Entries without a locale are on pages of all. */
const inLocaleOf = ({ locale }: EditorEntryKey): SQL =>
  locale === '' ? sql`` : sql`and shown.locale = ${locale}`;
