import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a sign-in lasts. */
export const SESSION_SECONDS = 12 * 3_600;

const COOKIE = 'dashboard';

/** Digests have one length, so comparing them tells nothing about the lengths of the texts. */
const digest = (text: string) => createHash('sha256').update(text).digest();

export const isToken = (given: string, token: string): boolean =>
  timingSafeEqual(digest(given), digest(token));

/** The end of a session and its signature by the token, which itself never leaves. */
const sign = (endsAt: number, token: string) =>
  `${endsAt}.${createHmac('sha256', token).update(`dashboard session until ${endsAt}`).digest('base64url')}`;

/** A session for the token, valid at every instance of the service. */
export const createSession = (token: string, nowMs: number): string =>
  sign(Math.floor(nowMs / 1000) + SESSION_SECONDS, token);

export function isSession(given: string, token: string, nowMs: number): boolean {
  const endsAt = /^(\d{1,12})\./.exec(given)?.[1];
  if (!endsAt || Number(endsAt) * 1000 <= nowMs) return false;
  return timingSafeEqual(digest(given), digest(sign(Number(endsAt), token)));
}

/** @param isSecure whether the browser reached the service by https */
export const sessionCookie = (session: string, seconds: number, isSecure: boolean): string =>
  `${COOKIE}=${session}; Path=/dashboard; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

/** The session of a request's cookies, or nothing. */
export const readSession = (cookies: string | undefined): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies ?? '')?.[1] ?? '';
