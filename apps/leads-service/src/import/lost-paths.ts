import { linksOf } from '@plaza/check';
import { prefixedPath, type Website } from '@plaza/contract';
import type { LostPath } from '@plaza/contract/content-import';
import { sql } from 'drizzle-orm';
import { contentEntities, removedPages } from '../database/schema.ts';
import { keyText } from './content-row.ts';
import type { ContentSpool } from './content-spool.ts';
import type { Target, Transaction } from './stored-content.ts';

/** Lost paths, and entries that link to one, of one answer. */
const MOST = 100;

/**
 * The paths that a version took away, with the entries of the new content that still link to them:
 * pages, posts, menus, components. Those that moved are answered with a redirect.
 */
export async function findLostPaths(
  transaction: Transaction,
  { websiteId, version }: Target,
  { website, spool }: { readonly website: Website; readonly spool: ContentSpool },
): Promise<LostPath[]> {
  const { rows } = await transaction.execute<LostRow>(sql`
    select lost.locale, lost.path, page.path as "movedTo" from ${removedPages} as lost
    left join ${contentEntities} as page on page.website_id = lost.website_id
      and page.folder = lost.folder and page.locale = lost.locale and page.id = lost.entry_id
    where lost.website_id = ${websiteId} and lost.version = ${version}
    order by lost.locale, lost.path limit ${MOST}`);
  if (rows.length === 0) return [];
  const linkedFrom = await findLinks(spool, new Set(rows.map((row) => addressOf(website, row))));
  return rows.map((row) => ({
    ...{ locale: row.locale, path: row.path },
    ...(row.movedTo && { movedTo: row.movedTo }),
    linkedFrom: linkedFrom.get(addressOf(website, row)) ?? [],
  }));
}

interface LostRow extends Record<string, unknown> {
  readonly locale: string;
  readonly path: string;
  readonly movedTo: string | null;
}

/** The path of a page as links have it, with the prefix of its country. */
function addressOf({ countries }: Website, { locale, path }: LostRow): string {
  return prefixedPath(countries.find((country) => country.locale === locale)?.pathPrefix, path);
}

async function findLinks(spool: ContentSpool, wanted: ReadonlySet<string>) {
  const found = new Map<string, string[]>();
  for (const entry of spool.entries.values()) {
    const { value } = await spool.read(entry);
    for (const { target } of linksOf(value)) {
      const [address = ''] = target.split(/[?#]/, 1);
      if (!wanted.has(address)) continue;
      const from = found.get(address) ?? [];
      const name = keyText(entry).replace('//', '/');
      if (from.length < MOST && !from.includes(name)) from.push(name);
      found.set(address, from);
    }
  }
  return found;
}
