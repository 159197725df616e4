import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { dashboardSessions } from './tables.ts';

/** Seconds that a sign-in lasts. */
export const SESSION_SECONDS = 12 * 3_600;

const COOKIE = 'dashboard';

/** Digests have one length, so comparing them tells nothing about the lengths of the texts. */
const digest = (text: string) => createHash('sha256').update(text).digest();

export const isToken = (given: string, token: string): boolean =>
  timingSafeEqual(digest(given), digest(token));

/** A sign-in. A partner sees its own rows alone; without one it is an operator's. */
export interface OpenSession {
  readonly partner?: string;
}

/** Sessions of the dashboard, valid at every instance of the service until they are ended. */
export interface Sessions {
  /** @returns the value of its cookie, which is stored nowhere */
  start(partner?: string): Promise<string>;
  /** Whose session it is; undefined if it is not open. */
  find(session: string): Promise<OpenSession | undefined>;
  end(session: string): Promise<void>;
}

/** @param token signs the sessions: another one ends them all */
export function createSessions(orm: Orm, token: string): Sessions {
  const { hash, expiresAt } = dashboardSessions;
  const hashOf = (session: string) =>
    createHmac('sha256', token).update(session).digest('base64url');
  return {
    async start(partner) {
      const session = randomBytes(32).toString('base64url');
      await orm.delete(dashboardSessions).where(lte(expiresAt, sql`now()`));
      await orm.insert(dashboardSessions).values({
        hash: hashOf(session),
        partner: partner ?? null,
        expiresAt: sql`now() + make_interval(secs => ${SESSION_SECONDS})`,
      });
      return session;
    },
    async find(session) {
      if (session === '') return undefined;
      const [found] = await orm
        .select({ partner: dashboardSessions.partner })
        .from(dashboardSessions)
        .where(and(eq(hash, hashOf(session)), gt(expiresAt, sql`now()`)));
      return found && { ...(found.partner && { partner: found.partner }) };
    },
    async end(session) {
      await orm.delete(dashboardSessions).where(eq(hash, hashOf(session)));
    },
  };
}

/** @param isSecure whether the browser reached the service by https */
export const sessionCookie = (session: string, seconds: number, isSecure: boolean): string =>
  `${COOKIE}=${session}; Path=/dashboard; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

/** The session of a request's cookies, or nothing. */
export const readSession = (cookies: string | undefined): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies ?? '')?.[1] ?? '';
