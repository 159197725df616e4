import { ALL_LOCALES } from '@plaza/contract/editor';
import { eq } from 'drizzle-orm';
import type { Database, Orm } from '../../database/database.ts';
import { editorGrants, websites } from '../../database/schema.ts';
import { recordAct } from '../audit.ts';
import { replaceGrants } from '../grants.ts';
import { createLink, findOrCreateUser } from './invitations.ts';
import type { OwnerReply, OwnerRequest } from './owner-messages.ts';
import { editorAccounts } from './tables.ts';

/** Makes the owner of all websites or one, with a link to choose a password. */
export function makeOwner(
  { batches }: Pick<Database, 'batches'>,
  { email, name, websiteId, user }: OwnerRequest,
): Promise<Required<OwnerReply>> {
  return batches.transaction(async (transaction) => {
    const owner = await findOrCreateUser(transaction, { email, name });
    const rows = await transaction.select({ id: websites.id }).from(websites);
    const ids = rows
      .map(({ id }) => id)
      .filter((id) => websiteId === undefined || id === websiteId);
    if (websiteId !== undefined && ids.length === 0)
      throw new Error(`There is no website ${websiteId}`);
    const grants = [{ locale: ALL_LOCALES, role: 'owner' as const }];
    for (const id of ids) {
      await replaceGrants(transaction, id, { userId: owner.id, grants });
      const details = { granted: owner, grants };
      await recordAct(transaction, { websiteId: id, user, action: 'grant', details });
    }
    const { link } = await createLink(transaction, owner.id);
    return { link, websiteIds: ids.sort((a, b) => a - b) };
  });
}

/** Makes an owner; a first one only while no owner has signed in. */
export async function makeWantedOwner(
  database: Pick<Database, 'batches' | 'orm'>,
  wanted: OwnerRequest,
): Promise<OwnerReply> {
  if (wanted.isFirst && (await hasOwner(database.orm))) return { websiteIds: [] };
  return makeOwner(database, wanted);
}

/** Whether an owner of some website has a password, or signed in by the provider. */
async function hasOwner(orm: Pick<Orm, 'select'>): Promise<boolean> {
  const rows = await orm
    .select({ id: editorAccounts.id })
    .from(editorAccounts)
    .innerJoin(editorGrants, eq(editorGrants.userId, editorAccounts.userId))
    .where(eq(editorGrants.role, 'owner'))
    .limit(1);
  return rows.length > 0;
}
