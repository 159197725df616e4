import type { PreviewSession } from '@plaza/contract/editor';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../database/database.ts';
import { editorGrants } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { editorSessions } from '../login/tables.ts';
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
  const [found] = await orm
    .select({ path: editorPreviews.path, expiresAt: editorPreviews.expiresAt })
    .from(editorPreviews)
    .where(isValid({ token, websiteId, kinds: ['session', 'link'] }));
  if (!found) throw refused();
  const { path, expiresAt } = found;
  return { ...(path !== null && { path }), expiresAt: expiresAt.toISOString() };
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
