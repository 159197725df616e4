import { prefixedPath } from '@plaza/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { contentEntities } from '../../database/schema.ts';
import type { MailRequest, SiteUrl } from './mail-request.ts';

/** The page type that uses the links of emails (§2.3). */
const GATE = 'EmailConfirmationGate';

/** The address of the page that links of emails lead to; undefined if the website has none. */
export async function readGateAddress(
  orm: Orm,
  { websiteId, locale, website }: MailRequest,
  siteUrls: readonly SiteUrl[],
): Promise<string | undefined> {
  const path = website.paths?.[locale]?.[GATE] ?? (await readGatePath(orm, websiteId, locale));
  if (path === undefined) return undefined;
  const site = siteUrls.find((each) => each.websiteId === websiteId)?.url ?? website.url;
  const { pathPrefix } = website.countries.find((country) => country.locale === locale) ?? {};
  return new URL(prefixedPath(pathPrefix, path), site).href;
}

async function readGatePath(orm: Orm, websiteId: number, locale: string) {
  const { folder, path, body } = contentEntities;
  const [page] = await orm
    .select({ path })
    .from(contentEntities)
    .where(
      and(
        eq(contentEntities.websiteId, websiteId),
        eq(folder, 'pages'),
        eq(contentEntities.locale, locale),
        sql`${body} ->> 'pageType' = ${GATE}`,
      ),
    )
    .orderBy(sql`${path} collate "C"`)
    .limit(1);
  return page?.path ?? undefined;
}
