import { type SQL, sql } from 'drizzle-orm';
import { contentHistory, contentImports } from '../database/schema.ts';
import { type EntryKey, keyOfText, keyText } from './content-row.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportPlan } from './plan-import.ts';
import { keyRows, type Transaction } from './stored-content.ts';

/** An import of content that is older than what it would replace. */
export class OlderBaseError extends Error {
  override readonly name = 'OlderBaseError';

  constructor(reverted: readonly string[], { base, current }: Versions) {
    const shown = reverted.slice(0, MOST_SHOWN).map((line) => `  ${line}`);
    const more = reverted.length - shown.length;
    super(
      [
        `Nothing was imported: the content is based on version ${base}, the current one is ${current}. The import would revert`,
        ...shown,
        ...(more > 0 ? [`  and ${more} more`] : []),
        `Take these changes over into the folder; or, if they shall be reverted, import again with --base ${current}.`,
      ].join('\n'),
    );
  }
}

const MOST_SHOWN = 50;

interface Versions {
  readonly base: number;
  readonly current: number;
}

interface Stored {
  readonly websiteId: number;
  /** The current version. */
  readonly current: number;
}

/**
 * The version that an import is based on.
 *
 * @throws {Error} if there is no such version
 */
export async function baseOf(
  transaction: Transaction,
  { websiteId, current }: Stored,
  { base, source }: ImportOptions,
): Promise<number> {
  if (base !== undefined && base > current)
    throw new Error(`There is no version ${base} of website ${websiteId}; the last is ${current}`);
  if (base !== undefined || source === undefined) return base ?? current;
  const { rows } = await transaction.execute<{ version: number | null }>(sql`
    select max(version)::float8 as version from ${contentImports}
    where website_id = ${websiteId} and source = ${source}`);
  return rows[0]?.version ?? current;
}

/**
 * Rejects a plan that would revert changes that are newer than its base.
 *
 * @param versions the base, and the current version of the content
 * @throws {OlderBaseError} with each entry, the version that changed it, and its author
 */
export async function assertBase(
  transaction: Transaction,
  plan: ImportPlan,
  { websiteId, ...versions }: Versions & { readonly websiteId: number },
): Promise<void> {
  if (versions.base >= versions.current) return;
  const { base } = versions;
  const suspects = [...plan.versions].flatMap(([name, version]) => (version > base ? name : []));
  const newer = [
    ...(await changedSince(transaction, suspects.map(keyOfText), { websiteId, base })),
    ...(await removedSince(transaction, plan, { websiteId, base })),
  ];
  if (newer.length === 0) return;
  const { rows } = await transaction.execute<{ version: number; author: string; time: string }>(sql`
    select version::float8 as version, author, to_char(time at time zone 'UTC',
      'YYYY-MM-DD HH24:MI') as time
    from ${contentImports} where website_id = ${websiteId} and version > ${base}`);
  const authors = new Map(
    rows.map(({ version, author, time }) => [version, `by ${author}, ${time} UTC`]),
  );
  const reverted = newer.map(
    ([name, version]) =>
      `${name.replace('//', '/')} (version ${version} ${authors.get(version) ?? ''})`,
  );
  throw new OlderBaseError(reverted, versions);
}

interface Since {
  readonly websiteId: number;
  readonly base: number;
}

/** Entries that a version after the base changed or added; their publication is no change. */
const changedSince = (transaction: Transaction, keys: readonly EntryKey[], since: Since) =>
  lastVersions(transaction, keys, since);

/** Entries that the plan adds and that a version after the base removed. */
const removedSince = (transaction: Transaction, { added }: ImportPlan, since: Since) =>
  lastVersions(transaction, [...added], { ...since, condition: sql`and old.body is not null` });

async function lastVersions(
  transaction: Transaction,
  keys: readonly EntryKey[],
  { websiteId, base, condition = sql`` }: Since & { readonly condition?: SQL },
): Promise<[string, number][]> {
  if (keys.length === 0) return [];
  const { rows } = await transaction.execute<Row>(sql`
    select key.folder, key.locale, key.id, max(old.version)::float8 as version
    from ${keyRows(keys)} join ${contentHistory} as old on old.website_id = ${websiteId}
      and old.folder = key.folder and old.locale = key.locale and old.id = key.id
    where old.version > ${base} ${condition}
    group by key.folder, key.locale, key.id order by key.folder, key.locale, key.id`);
  return rows.map(({ version, ...key }) => [keyText(key), version]);
}

interface Row extends EntryKey, Record<string, unknown> {
  readonly version: number;
}
