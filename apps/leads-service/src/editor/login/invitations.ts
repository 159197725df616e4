import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AcceptInvitation, EditorUser, Invitation, Invite } from '@plaza/contract/editor';
import { hashPassword } from 'better-auth/crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { recordAct } from '../audit.ts';
import { replaceGrants } from '../grants.ts';
import {
  editorAccounts,
  editorInvitations,
  editorPasskeys,
  editorSessions,
  editorTwoFactors,
  editorUsers,
} from './tables.ts';

/** Hours that a link is valid. */
const HOURS = 48;

type Writes = Pick<Orm, 'select' | 'insert' | 'delete' | 'update'>;

interface Inviting extends Invite {
  readonly websiteId: number;
  /** Who invites. */
  readonly user: EditorUser;
}

/**
 * Grants somebody access to a website by email. A new account gets a link by which its owner chooses
 * a password; nothing is sent.
 */
export function invite(
  { writes }: Pick<Database, 'writes'>,
  { websiteId, user, email, name, grants }: Inviting,
): Promise<Invitation> {
  return writes.transaction(async (transaction) => {
    const invited = await findOrCreateUser(transaction, { email, name });
    await replaceGrants(transaction, websiteId, { userId: invited.id, grants });
    const hasPassword = await hasAccount(transaction, invited.id);
    const link = hasPassword ? {} : await createLink(transaction, invited.id);
    const details = { invited, grants };
    await recordAct(transaction, { websiteId, user, action: 'invite', details });
    return { user: invited, ...link };
  });
}

/** The account of an email address, whose letters are compared without case. */
export async function findOrCreateUser(
  transaction: Writes,
  { email, name }: Pick<EditorUser, 'email' | 'name'>,
): Promise<EditorUser> {
  const address = email.toLowerCase();
  const columns = { id: editorUsers.id, name: editorUsers.name, email: editorUsers.email };
  await transaction
    .insert(editorUsers)
    .values({ id: randomUUID(), email: address, name })
    .onConflictDoNothing();
  const [user] = await transaction
    .select(columns)
    .from(editorUsers)
    .where(eq(editorUsers.email, address));
  if (!user) throw new Error(`The account of ${address} was not stored`);
  return user;
}

async function hasAccount(transaction: Writes, userId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: editorAccounts.id })
    .from(editorAccounts)
    .where(eq(editorAccounts.userId, userId))
    .limit(1);
  return rows.length > 0;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Makes a link that works once, in place of earlier ones of the account. */
export async function createLink(
  transaction: Writes,
  userId: string,
): Promise<{ readonly link: string; readonly expiresAt: string }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + HOURS * 3_600_000);
  await transaction.delete(editorInvitations).where(eq(editorInvitations.userId, userId));
  await transaction.insert(editorInvitations).values({ hash: hashOf(token), userId, expiresAt });
  return { link: `/invitation#${token}`, expiresAt: expiresAt.toISOString() };
}

/**
 * Sets the password of an account by its link, which ends all sessions of the account and removes its
 * second factor and passkeys: it is also the way back for somebody who lost them.
 *
 * @throws {ProblemError} `expiredLink`
 */
export async function acceptInvitation(
  { writes }: Pick<Database, 'writes'>,
  { token, password }: AcceptInvitation,
): Promise<{ email: string }> {
  const hashed = await hashPassword(password);
  return writes.transaction(async (transaction) => {
    const [found] = await transaction
      .delete(editorInvitations)
      .where(
        and(eq(editorInvitations.hash, hashOf(token)), gt(editorInvitations.expiresAt, sql`now()`)),
      )
      .returning({ userId: editorInvitations.userId });
    if (!found) throw new ProblemError('expiredLink', { detail: 'Ask for a new invitation' });
    const { userId } = found;
    await transaction.delete(editorSessions).where(eq(editorSessions.userId, userId));
    await transaction.delete(editorTwoFactors).where(eq(editorTwoFactors.userId, userId));
    await transaction.delete(editorPasskeys).where(eq(editorPasskeys.userId, userId));
    await transaction
      .delete(editorAccounts)
      .where(and(eq(editorAccounts.userId, userId), eq(editorAccounts.providerId, 'credential')));
    await transaction.insert(editorAccounts).values({
      ...{ id: randomUUID(), accountId: userId, providerId: 'credential', userId },
      password: hashed,
    });
    const [user] = await transaction
      .update(editorUsers)
      .set({ emailVerified: true, twoFactorEnabled: false, updatedAt: new Date() })
      .where(eq(editorUsers.id, userId))
      .returning({ email: editorUsers.email });
    return { email: user?.email ?? '' };
  });
}
