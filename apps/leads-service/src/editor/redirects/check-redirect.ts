import { servedPathIssue } from '@plaza/contract/content-folder';
import type { EditorEntryKey, RedirectFinding, WantedRedirect } from '@plaza/contract/editor';
import { sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { contentEntities } from '../../database/schema.ts';
import { readWebsiteSettings } from '../website-settings.ts';
import { readRedirect } from './read-redirects.ts';

type Reads = Pick<Orm, 'select' | 'execute'>;

/** What is wrong with a redirect, and the entry that it leads to if nothing is. */
export interface CheckedRedirect {
  readonly findings: readonly RedirectFinding[];
  readonly target: EditorEntryKey | undefined;
}

/**
 * Checks a redirect of a website: its address has no page and could have one, and it leads to a
 * page of the same locale. A redirect to another one would be a chain, one to itself a loop; a page
 * elsewhere is none of this locale.
 */
export async function checkRedirect(
  orm: Reads,
  websiteId: number,
  { locale, path, to }: WantedRedirect,
): Promise<CheckedRedirect> {
  const fromIssue = await issueOfPath(orm, websiteId, { locale, path });
  const page = to === null ? undefined : await findPage(orm, websiteId, { locale, path: to });
  const toIssue =
    to === null || page ? undefined : await issueOfTarget(orm, websiteId, { locale, path, to });
  return {
    findings: [
      ...(fromIssue ? [{ field: 'path', message: fromIssue } as const] : []),
      ...(toIssue ? [{ field: 'to', message: toIssue } as const] : []),
    ],
    target: page && { folder: page.folder, locale, id: page.id },
  };
}

interface Place {
  readonly locale: string;
  readonly path: string;
}

async function issueOfPath(
  orm: Reads,
  websiteId: number,
  { locale, path }: Place,
): Promise<string | undefined> {
  const form = path === '/' ? 'is the first page' : servedPathIssue(path);
  if (form) return form;
  const page = await findPage(orm, websiteId, { locale, path, withWaiting: true });
  if (page) return `has a page: ${page.folder}/${page.id}`;
  const { countries = [], paths = {} } = await readWebsiteSettings(orm, websiteId);
  const country = countries.find((each) => each.locale === locale);
  if (!country) return `${locale} is no locale of this website`;
  const [type] = Object.entries(paths[locale] ?? {}).find(([, route]) => route === path) ?? [];
  if (type !== undefined) return `belongs to the pages of the type ${type}`;
  const [, first = ''] = path.split('/');
  const prefixed = countries.find(({ pathPrefix }) => pathPrefix !== '' && pathPrefix === first);
  if (prefixed && (prefixed.locale === locale || country.pathPrefix === ''))
    return `begins with /${first}/, which stands before every address of ${prefixed.locale}`;
  return undefined;
}

interface Wanted extends Place {
  readonly to: string;
}

async function issueOfTarget(
  orm: Reads,
  websiteId: number,
  { locale, path, to }: Wanted,
): Promise<string> {
  if (!/^\/(?!\/)/.test(to))
    return `leads away from this website; only its pages of ${locale} can be chosen`;
  if (to === path) return 'leads to itself';
  const next = await readRedirect(orm, websiteId, { locale, path: to });
  if (next?.target?.path !== undefined)
    return `is a redirect itself; lead to ${next.target.path} at once`;
  return next ? 'is an address whose page is gone' : `is no page of ${locale}`;
}

/** The entry with the page at a path; with those that wait for their time too, if asked for. */
async function findPage(
  orm: Pick<Orm, 'execute'>,
  websiteId: number,
  { locale, path, withWaiting = false }: Place & { readonly withWaiting?: boolean },
): Promise<Pick<EditorEntryKey, 'folder' | 'id'> | undefined> {
  const { rows } = await orm.execute<{ folder: EditorEntryKey['folder']; id: string }>(sql`
    select folder, id from ${contentEntities}
    where website_id = ${websiteId} and locale = ${locale} and path = ${path}
      and page is not null ${withWaiting ? sql`` : sql`and publish_at is null`} limit 1`);
  return rows[0];
}
