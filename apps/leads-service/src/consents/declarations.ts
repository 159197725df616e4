import {
  componentSchema,
  cookieCategorySchema,
  cookieProviderSchema,
  pageSchema,
  policyHash,
  textsHash,
} from '@plaza/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
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

/**
 * Reads the declarations that receipts of a website can refer to. Records them if one is missing: an
 * earlier version of the service may have imported the content.
 */
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
  const isCurrent = new Set(known.filter((row) => !row.replacedAt).map((row) => row.hash));
  const hashes = await currentHashes(orm, websiteId);
  if (hashes.every((current) => isCurrent.has(current))) return known;
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

/** The hashes of all that the website's pages show of consent now. */
async function currentHashes(orm: Reader, websiteId: number): Promise<string[]> {
  const hashes = [...(await policyHashes(orm, websiteId)), ...(await textsHashes(orm, websiteId))];
  return [...new Set(await Promise.all(hashes))];
}

/** A hash for each policy page of the website, and one without a policy. */
async function policyHashes(orm: Reader, websiteId: number): Promise<Promise<string>[]> {
  const { body } = contentEntities;
  const isPolicy = inArray(sql`${body} ->> 'pageType'`, POLICY_TYPES);
  const declared = await bodiesOf(orm, websiteId, eq(folder, 'website-cookies'));
  const pages = await bodiesOf(orm, websiteId, and(eq(folder, 'pages'), isPolicy));
  // Pages do not show entries that are invalid under the current schema either.
  const providers = declared.flatMap((entry) => cookieProviderSchema.safeParse(entry).data ?? []);
  const validPages = pages.flatMap((entry) => pageSchema.safeParse(entry).data ?? []);
  const policies = [undefined, ...validPages.map((page) => page.body)];
  return policies.map((policy) => policyHash({ providers, policy }));
}

/** A hash for the texts of the dialog in each locale. */
async function textsHashes(orm: Reader, websiteId: number): Promise<Promise<string>[]> {
  const { body } = contentEntities;
  const isDialog = eq(sql`${body} ->> 'type'`, 'cookieConsent');
  const components = await bodiesOf(orm, websiteId, and(eq(folder, 'components'), isDialog));
  const described = await bodiesOf(orm, websiteId, eq(folder, 'cookie-categories'));
  const categories = described.flatMap((entry) => cookieCategorySchema.safeParse(entry).data ?? []);
  return components.flatMap((entry) => {
    const { data } = componentSchema.safeParse(entry);
    if (data?.type !== 'cookieConsent') return [];
    const ofLocale = categories.filter(({ locale }) => locale === data.locale);
    return [textsHash({ texts: data.content, categories: ofLocale })];
  });
}

const { folder } = contentEntities;

async function bodiesOf(orm: Reader, websiteId: number, isWanted: SQL | undefined) {
  const { body, websiteId: website } = contentEntities;
  const rows = await orm
    .select({ body })
    .from(contentEntities)
    .where(and(eq(website, websiteId), isWanted));
  return rows.map((row) => row.body);
}
