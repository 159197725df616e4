import { cookieProviderSchema, pageSchema, policyHash } from '@plaza/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { consentDeclarations, contentEntities } from '../database/schema.ts';

/**
 * Days for which receipts can refer to replaced declarations: pages stay open in tabs and caches.
 */
export const REPLACED_DECLARATIONS_DAYS = 30;

/** Page types with the text of a consent (§3.3). */
const POLICY_TYPES = ['CookiePolicy', 'PrivacyPolicy'];

export interface KnownDeclarations {
  readonly hash: string;
  /** Null for current declarations. */
  readonly replacedAt: Date | null;
}

type Reader = Pick<Orm, 'select'>;
type Recorder = Pick<Orm, 'select' | 'insert' | 'execute'>;

/** Reads the declarations that receipts of a website can refer to, and records them if missing. */
export async function readDeclarations(
  orm: Recorder,
  websiteId: number,
): Promise<readonly KnownDeclarations[]> {
  const { hash, replacedAt } = consentDeclarations;
  const read = () =>
    orm
      .select({ hash, replacedAt })
      .from(consentDeclarations)
      .where(eq(consentDeclarations.websiteId, websiteId));
  const known = await read();
  if (known.length > 0) return known;
  await recordDeclarations(orm, websiteId);
  return read();
}

/**
 * Records the current declarations of a website's stored content, and deletes those replaced long
 * ago.
 */
export async function recordDeclarations(orm: Recorder, websiteId: number): Promise<void> {
  const hashes = await currentHashes(orm, websiteId);
  await orm
    .insert(consentDeclarations)
    .values(hashes.map((hash) => ({ websiteId, hash })))
    .onConflictDoUpdate({
      target: [consentDeclarations.websiteId, consentDeclarations.hash],
      set: { replacedAt: null },
    });
  await orm.execute(sql`
    update ${consentDeclarations} set replaced_at = now()
    where website_id = ${websiteId} and replaced_at is null
      and hash not in (select json_array_elements_text(${JSON.stringify(hashes)}::json))`);
  await orm.execute(sql`
    delete from ${consentDeclarations}
    where website_id = ${websiteId}
      and replaced_at < now() - make_interval(days => ${REPLACED_DECLARATIONS_DAYS})`);
}

/** A hash for each policy page of the website, and one without a policy. */
async function currentHashes(orm: Reader, websiteId: number): Promise<string[]> {
  const isEntry = eq(contentEntities.websiteId, websiteId);
  const { body, folder } = contentEntities;
  const declared = await orm
    .select({ body })
    .from(contentEntities)
    .where(and(isEntry, eq(folder, 'website-cookies')));
  const pages = await orm
    .select({ body })
    .from(contentEntities)
    .where(and(isEntry, eq(folder, 'pages'), inArray(sql`${body} ->> 'pageType'`, POLICY_TYPES)));
  // Pages do not show entries that are invalid under the current schema either.
  const providers = declared.flatMap((row) => cookieProviderSchema.safeParse(row.body).data ?? []);
  const validPages = pages.flatMap((row) => pageSchema.safeParse(row.body).data ?? []);
  const policies = [undefined, ...validPages.map((page) => page.body)];
  return [
    ...new Set(await Promise.all(policies.map((policy) => policyHash({ providers, policy })))),
  ];
}
