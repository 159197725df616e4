import { lt } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { editorPreviews } from '../preview/tables.ts';
import {
  editorInvitations,
  editorRateLimits,
  editorSessions,
  editorVerifications,
} from './tables.ts';

/** The longest window of a limit is far shorter. */
const LIMITS_LAST = 86_400_000;

/**
 * Deletes what has ended: sessions, previews and their links, invitations, half sign-ins that nobody
 * completed, and counted requests, which name addresses of clients.
 */
export async function deleteExpiredSessions(orm: Pick<Orm, 'delete'>, now: Date): Promise<void> {
  for (const table of [editorSessions, editorPreviews, editorInvitations, editorVerifications])
    await orm.delete(table).where(lt(table.expiresAt, now));
  const oldest = now.getTime() - LIMITS_LAST;
  await orm.delete(editorRateLimits).where(lt(editorRateLimits.lastRequest, oldest));
}
