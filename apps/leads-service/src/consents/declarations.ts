import { cookieProviderSchema, pageSchema, policyHash } from '@plaza/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { consentDeclarations, contentEntities } from '../database/schema.ts';

/** Days for which a receipt may still name declarations that were replaced: pages live on in tabs and caches. */
export const REPLACED_DECLARATIONS_DAYS = 30;

/** Page types that say to what consent is given (§3.3). */
const POLICY_TYPES = ['CookiePolicy', 'PrivacyPolicy'];

export interface KnownDeclarations {
  readonly hash: string;
  /** Absent while the website shows them. */
  readonly replacedAt: Date | null;
}

type Reading = Pick<Orm, 'select'>;
type Recording = Pick<Orm, 'select' | 'insert' | 'execute'>;

/** The declarations that receipts of a website may name; recorded first where nobody did. */
export async function readDeclarations(
  orm: Recording,
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

/** Notes what the stored content of a website declares now, and forgets what is long replaced. */
export async function recordDeclarations(orm: Recording, websiteId: number): Promise<void> {
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

/** One hash for each policy that a page of the website may go by, and one for a page without any. */
async function currentHashes(orm: Reading, websiteId: number): Promise<string[]> {
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
  // What was stored under an older schema and fits no more is shown by no page either.
  const providers = declared.flatMap((row) => cookieProviderSchema.safeParse(row.body).data ?? []);
  const shown = pages.flatMap((row) => pageSchema.safeParse(row.body).data ?? []);
  const policies = [undefined, ...shown.map((page) => page.body)];
  return [
    ...new Set(await Promise.all(policies.map((policy) => policyHash({ providers, policy })))),
  ];
}
