import { lt } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { editorPreviews } from '../preview/tables.ts';
import { editorSessions, editorVerifications } from './tables.ts';

/** Deletes the sessions and previews of editors that have ended, and half sign-ins that nobody completed. */
export async function deleteExpiredSessions(orm: Pick<Orm, 'delete'>, now: Date): Promise<void> {
  await orm.delete(editorSessions).where(lt(editorSessions.expiresAt, now));
  await orm.delete(editorPreviews).where(lt(editorPreviews.expiresAt, now));
  await orm.delete(editorVerifications).where(lt(editorVerifications.expiresAt, now));
}
