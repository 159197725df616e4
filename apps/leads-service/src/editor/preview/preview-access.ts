import { ALL_LOCALES, type PreviewSession } from '@plaza/contract/editor';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../database/database.ts';
import { editorGrants } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { readGrants } from '../grants.ts';
import { editorSessions } from '../login/tables.ts';
import { readWebsiteSettings } from '../website-settings.ts';
import { createToken, hashOf } from './preview-token.ts';
import { editorPreviews } from './tables.ts';

/** Seconds in which a ticket is used, and hours that a preview is open without a new one. */
const LASTS = { ticketSeconds: 60, sessionHours: 12 } as const;

export interface PreviewOpening {
  readonly websiteId: number;
  readonly userId: string;
  /** The session of the editor, with which the preview ends. */
  readonly sessionId: string;
}

/** A ticket that opens the preview of a website once. */
export async function issueTicket(
  { writes }: Pick<Database, 'writes'>,
  opening: PreviewOpening,
): Promise<{ ticket: string }> {
  const { token, hash, id } = createToken();
  const expiresAt = sql`now() + make_interval(secs => ${LASTS.ticketSeconds})`;
  await writes.insert(editorPreviews).values({ hash, id, kind: 'ticket', ...opening, expiresAt });
  return { ticket: token };
}

/**
 * Exchanges a ticket for the right to see the preview. Of two at once, one gets it.
 *
 * @throws {ProblemError} `signedOut`
 */
export async function openPreview(
  { writes }: Pick<Database, 'writes'>,
  { websiteId, ticket }: { readonly websiteId: number; readonly ticket: string },
): Promise<PreviewSession> {
  const { token, hash } = createToken();
  const expiresAt = sql`now() + make_interval(hours => ${LASTS.sessionHours})`;
  const [opened] = await writes
    .update(editorPreviews)
    .set({ hash, kind: 'session', expiresAt })
    .where(isValid({ token: ticket, websiteId, kinds: ['ticket'] }))
    .returning({ expiresAt: editorPreviews.expiresAt });
  if (!opened) throw refused();
  return { token, expiresAt: opened.expiresAt.toISOString() };
}

/**
 * What a token opens of a website.
 *
 * @throws {ProblemError} `signedOut`
 */
export async function readAccess(
  orm: Pick<Orm, 'select'>,
  { websiteId, token }: { readonly websiteId: number; readonly token: string },
): Promise<Omit<PreviewSession, 'token'>> {
  const { path, userId, expiresAt } = editorPreviews;
  const [found] = await orm
    .select({ path, userId, expiresAt })
    .from(editorPreviews)
    .where(isValid({ token, websiteId, kinds: ['session', 'link'] }));
  if (!found) throw refused();
  const locales = await readLocales(orm, { websiteId, userId: found.userId });
  return {
    ...(found.path !== null && { path: found.path }),
    ...(locales && { locales }),
    expiresAt: found.expiresAt.toISOString(),
  };
}

/** Which pages the grants of an editor show, also to those with whom they share a link. */
async function readLocales(
  orm: Pick<Orm, 'select'>,
  { websiteId, userId }: { readonly websiteId: number; readonly userId: string },
): Promise<PreviewSession['locales']> {
  const all = await readGrants(orm, userId);
  const granted = all.filter((grant) => grant.websiteId === websiteId);
  if (granted.some(({ locale }) => locale === ALL_LOCALES)) return undefined;
  const { countries = [] } = await readWebsiteSettings(orm, websiteId);
  return countries.map(({ locale, pathPrefix }) => ({
    ...{ locale, pathPrefix },
    isGranted: granted.some((grant) => grant.locale === locale),
  }));
}

const refused = () =>
  new ProblemError('signedOut', {
    detail: 'The preview is for those who are signed in to the editor, or have a valid link',
  });

interface Wanted {
  readonly token: string;
  readonly websiteId: number;
  readonly kinds: readonly ('ticket' | 'session' | 'link')[];
}

/** Whether the token is of the website and has not ended, nor its editor's session or grant. */
function isValid({ token, websiteId, kinds }: Wanted): SQL | undefined {
  return and(
    eq(editorPreviews.hash, hashOf(token)),
    eq(editorPreviews.websiteId, websiteId),
    inArray(editorPreviews.kind, kinds),
    gt(editorPreviews.expiresAt, sql`now()`),
    isGranted,
    sql`(${editorPreviews.sessionId} is null or exists (
      select 1 from ${editorSessions} where ${editorSessions.id} = ${editorPreviews.sessionId}
        and ${editorSessions.expiresAt} > now()))`,
  );
}

/** Whether the editor of a row still has a grant of its website. */
export const isGranted: SQL = sql`exists (
  select 1 from ${editorGrants} where ${editorGrants.userId} = ${editorPreviews.userId}
    and ${editorGrants.websiteId} = ${editorPreviews.websiteId})`;
