import {
  type EditorUser,
  PREVIEW_LINK_HOURS,
  type PreviewLink,
  type PreviewLinks,
  type SharedPreview,
} from '@plaza/contract/editor';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../database/database.ts';
import { editorUsers } from '../../database/schema.ts';
import type { Settings } from '../../env.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { recordAct } from '../audit.ts';
import { isGranted } from './preview-access.ts';
import { createToken } from './preview-token.ts';
import { editorPreviews } from './tables.ts';

/** Valid links of a website: nobody hands out more in a day, and the list stays readable. */
const MOST_LINKS = 200;

interface Sharing {
  readonly websiteId: number;
  readonly user: EditorUser;
}

/**
 * Makes a link to the preview of a page for somebody without an account. It opens the preview of its
 * website, from this page on, and nothing of the editor.
 *
 * @throws {ProblemError} `badRequest` without a preview, or with too many links
 */
export async function sharePreview(
  { database, settings }: { readonly database: Database; readonly settings: Settings },
  { websiteId, user, path }: Sharing & { readonly path: string },
): Promise<SharedPreview> {
  const preview = settings.previewUrls.find((each) => each.websiteId === websiteId);
  if (!preview)
    throw new ProblemError('badRequest', {
      detail: `Website ${websiteId} has no preview (PREVIEW_URLS)`,
    });
  const { token, hash, id } = createToken();
  const link = await database.writes.transaction(async (transaction) => {
    const { links } = await listLinks(transaction as Orm, websiteId);
    if (links.length >= MOST_LINKS)
      throw new ProblemError('badRequest', {
        detail: `There are ${MOST_LINKS} links to the preview of website ${websiteId}; revoke some`,
      });
    const expiresAt = new Date(Date.now() + PREVIEW_LINK_HOURS * 3_600_000);
    const [stored] = await transaction
      .insert(editorPreviews)
      .values({ hash, id, websiteId, kind: 'link', userId: user.id, path, expiresAt })
      .returning({ createdAt: editorPreviews.createdAt });
    const details = { link: id, path, expiresAt: expiresAt.toISOString() };
    await recordAct(transaction, { websiteId, user, action: 'preview.share', details });
    const createdAt = (stored?.createdAt ?? new Date()).toISOString();
    return { id, path, sharedBy: user, createdAt, expiresAt: details.expiresAt };
  });
  return { link, url: `${preview.url.replace(/\/$/, '')}/_preview/link/${token}` };
}

/** The valid links of a website, newest first. */
export async function listLinks(
  orm: Pick<Orm, 'select'>,
  websiteId: number,
): Promise<PreviewLinks> {
  const { id, path, createdAt, expiresAt } = editorPreviews;
  const user = { id: editorUsers.id, name: editorUsers.name, email: editorUsers.email };
  const rows = await orm
    .select({ id, path, createdAt, expiresAt, user })
    .from(editorPreviews)
    .innerJoin(editorUsers, eq(editorUsers.id, editorPreviews.userId))
    .where(and(isLinkOf(websiteId), gt(expiresAt, sql`now()`), isGranted))
    .orderBy(desc(createdAt));
  const links = rows.map(
    (row): PreviewLink => ({
      ...{ id: row.id, path: row.path ?? '/', sharedBy: row.user },
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    }),
  );
  return { links };
}

const isLinkOf = (websiteId: number) =>
  and(eq(editorPreviews.websiteId, websiteId), eq(editorPreviews.kind, 'link'));

/**
 * Ends a link at once, also for browsers that have opened it.
 *
 * @throws {ProblemError} `notFound`
 */
export function revokeLink(
  { writes }: Pick<Database, 'writes'>,
  { websiteId, user, linkId }: Sharing & { readonly linkId: string },
): Promise<PreviewLinks> {
  return writes.transaction(async (transaction) => {
    const [revoked] = await transaction
      .delete(editorPreviews)
      .where(and(isLinkOf(websiteId), eq(editorPreviews.id, linkId)))
      .returning({ path: editorPreviews.path });
    if (!revoked) throw new ProblemError('notFound', { detail: 'There is no such link' });
    const details = { link: linkId, path: revoked.path };
    await recordAct(transaction, { websiteId, user, action: 'preview.revoke', details });
    return listLinks(transaction as Orm, websiteId);
  });
}
