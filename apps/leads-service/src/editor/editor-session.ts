import type { Website } from '@plaza/contract';
import {
  type EditorEntryKey,
  type EditorPermission,
  type EditorSession,
  type EditorUser,
  type EditorWebsite,
  type Grant,
  isGranted,
} from '@plaza/contract/editor';
import { inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Orm } from '../database/database.ts';
import { websites } from '../database/schema.ts';
import type { Settings } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import { readOwnership } from './content-owner.ts';
import { readGrants } from './grants.ts';

/** Finds who is signed in. */
export interface EditorLogin {
  find(request: FastifyRequest): Promise<EditorUser | undefined>;
}

/** Who asks, and what they may do in the website of the request. */
export interface EditorRequest {
  readonly user: EditorUser;
  readonly websiteId: number;
  readonly grants: readonly Grant[];
}

declare module 'fastify' {
  interface FastifyRequest {
    editor: EditorRequest;
  }
}

/** @throws {ProblemError} `signedOut` */
export async function requireUser(
  login: EditorLogin,
  request: FastifyRequest,
): Promise<EditorUser> {
  const user = await login.find(request);
  if (user) return user;
  throw new ProblemError('signedOut', { detail: 'Sign in to the editor' });
}

/**
 * The website of a request, if a grant is of it. A website without one is unknown to an editor, as
 * one that does not exist.
 *
 * @throws {ProblemError} `unknownWebsite`
 */
export async function requireGrants(
  orm: Pick<Orm, 'select'>,
  { id }: EditorUser,
  given: string,
): Promise<Omit<EditorRequest, 'user'>> {
  const websiteId = /^[1-9]\d{0,9}$/.test(given) ? Number(given) : 0;
  const all = await readGrants(orm, id);
  const grants = all.filter((grant) => grant.websiteId === websiteId);
  if (grants.length > 0) return { websiteId, grants };
  throw new ProblemError('unknownWebsite', { detail: `There is no website ${given}` });
}

/** @throws {ProblemError} `notGranted`; without entries, unless it is allowed in any locale */
export function assertGranted(
  { grants, websiteId }: EditorRequest,
  permission: EditorPermission,
  entries?: readonly Pick<EditorEntryKey, 'locale'>[],
): void {
  const places = entries?.map(({ locale }) => ({ websiteId, locale })) ?? [{ websiteId }];
  const missing = places.find((place) => !isGranted(grants, permission, place));
  if (!missing) return;
  const where = 'locale' in missing ? ` in ${missing.locale || 'entries without a locale'}` : '';
  throw new ProblemError('notGranted', {
    detail: `Your grants do not include ${permission}${where}`,
  });
}

/** The locales that a user may read, '' among them; undefined for all. */
export function readableLocales({ grants }: EditorRequest): string[] | undefined {
  return grants.some(({ locale }) => locale === '*')
    ? undefined
    : grants.map(({ locale }) => locale);
}

interface SessionSources {
  readonly orm: Pick<Orm, 'select'>;
  readonly settings: Pick<Settings, 'previewUrls'>;
}

/** Who is signed in, with their websites. */
export async function readSession(
  { orm, settings }: SessionSources,
  user: EditorUser,
): Promise<EditorSession> {
  const grants = await readGrants(orm, user.id);
  const ids = [...new Set(grants.map(({ websiteId }) => websiteId))];
  const rows =
    ids.length === 0
      ? []
      : await orm
          .select({ id: websites.id, settings: websites.settings })
          .from(websites)
          .where(inArray(websites.id, ids))
          .orderBy(websites.id);
  const shown: EditorWebsite[] = [];
  for (const row of rows) shown.push(await showWebsite({ orm, settings }, row));
  return { user, grants, websites: shown };
}

async function showWebsite(
  { orm, settings: { previewUrls } }: SessionSources,
  { id, settings }: { readonly id: number; readonly settings: unknown },
): Promise<EditorWebsite> {
  const { owner, needsApproval } = await readOwnership(orm, id);
  const { displayName, countries } = settings as Pick<Website, 'displayName' | 'countries'>;
  const previewUrl = previewUrls.find(({ websiteId }) => websiteId === id)?.url;
  return {
    ...{ id, name: displayName, owner, needsApproval },
    locales: [...new Set(countries.map(({ locale }) => locale))],
    pathPrefixes: Object.fromEntries(
      countries.flatMap(({ locale, pathPrefix }) => (pathPrefix ? [[locale, pathPrefix]] : [])),
    ),
    ...(previewUrl && { previewUrl }),
  };
}
