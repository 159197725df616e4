import type { EditorGrants, EditorUser, Grant, PutGrants } from '@plaza/contract/editor';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Orm } from '../database/database.ts';
import { editorGrants, editorUsers } from '../database/schema.ts';
import { ProblemError } from '../http/problem-error.ts';
import { recordAct } from './audit.ts';

const userColumns = { id: editorUsers.id, name: editorUsers.name, email: editorUsers.email };

/** What a user may do, in all websites. */
export async function readGrants(orm: Pick<Orm, 'select'>, userId: string): Promise<Grant[]> {
  const { websiteId, locale, role } = editorGrants;
  const rows = await orm
    .select({ websiteId, locale, role })
    .from(editorGrants)
    .where(eq(editorGrants.userId, userId))
    .orderBy(asc(websiteId), asc(locale));
  return rows as Grant[];
}

/** Everybody who may edit a website, by email. */
export async function listGrants(
  orm: Pick<Orm, 'select'>,
  websiteId: number,
): Promise<EditorGrants> {
  const rows = await orm
    .select({ user: userColumns, locale: editorGrants.locale, role: editorGrants.role })
    .from(editorGrants)
    .innerJoin(editorUsers, eq(editorUsers.id, editorGrants.userId))
    .where(eq(editorGrants.websiteId, websiteId))
    .orderBy(asc(editorUsers.email), asc(editorGrants.locale));
  const users = new Map<string, EditorGrants['users'][number]>();
  for (const { user, locale, role } of rows) {
    const known = users.get(user.id) ?? { user, grants: [] };
    known.grants.push({ locale, role } as PutGrants['grants'][number]);
    users.set(user.id, known);
  }
  return { users: [...users.values()] };
}

export interface Granting {
  readonly websiteId: number;
  /** Who grants. */
  readonly user: EditorUser;
}

/**
 * Replaces what a user may do in a website.
 *
 * @throws {ProblemError} `notFound` for an unknown user, `badRequest` if no owner would be left
 */
export function putGrants(
  { writes }: Pick<Database, 'writes'>,
  { websiteId, user }: Granting,
  { userId, grants }: PutGrants,
): Promise<EditorGrants> {
  return writes.transaction(async (transaction) => {
    const [granted] = await transaction
      .select(userColumns)
      .from(editorUsers)
      .where(eq(editorUsers.id, userId));
    if (!granted) throw new ProblemError('notFound', { detail: `There is no user ${userId}` });
    await replaceGrants(transaction, websiteId, { userId, grants });
    const shown = await listGrants(transaction, websiteId);
    const isOwner = ({ locale, role }: PutGrants['grants'][number]) =>
      locale === '*' && role === 'owner';
    if (!shown.users.some((each) => each.grants.some(isOwner)))
      throw new ProblemError('badRequest', {
        detail: 'A website needs an owner of all locales; grant that to somebody else first',
      });
    const details = { granted, grants };
    await recordAct(transaction, { websiteId, user, action: 'grant', details });
    return shown;
  });
}

export async function replaceGrants(
  transaction: Pick<Orm, 'delete' | 'insert'>,
  websiteId: number,
  { userId, grants }: PutGrants,
): Promise<void> {
  await transaction
    .delete(editorGrants)
    .where(and(eq(editorGrants.websiteId, websiteId), eq(editorGrants.userId, userId)));
  if (grants.length === 0) return;
  await transaction
    .insert(editorGrants)
    .values(grants.map((grant) => ({ websiteId, userId, ...grant })));
}
