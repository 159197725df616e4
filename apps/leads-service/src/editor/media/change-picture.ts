import type { ChangePicture, EditorUser } from '@plaza/contract/editor';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pictures } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Transaction } from '../../import/stored-content.ts';
import { recordAct } from '../audit.ts';
import { countDraftChange } from '../content-owner.ts';
import { inLibrary } from './library.ts';
import { findUses } from './picture-uses.ts';

interface PictureOf {
  readonly websiteId: number;
  readonly user: EditorUser;
  readonly id: string;
}

/**
 * Replaces the words or the focal point of a picture, which it has where it is picked next.
 *
 * @throws {ProblemError} `notFound`, `contentOfFiles`
 */
export function changePicture(
  { writes }: Pick<Database, 'writes'>,
  { websiteId, user, id }: PictureOf,
  { alt, focus }: ChangePicture,
): Promise<void> {
  return writes.transaction(async (transaction) => {
    await countDraftChange(transaction, websiteId);
    const words = alt && JSON.stringify({ [alt.locale]: alt.text });
    const changed = await transaction
      .update(pictures)
      .set({
        alts: words ? sql`${pictures.alts} || ${words}::jsonb` : sql`${pictures.alts}`,
        ...(focus !== undefined && { focus }),
      })
      .where(and(inLibrary(websiteId), eq(pictures.id, id)))
      .returning({ id: pictures.id });
    if (changed.length === 0) throw missing(id);
    const details = { picture: id, ...(alt && { alt }), ...(focus !== undefined && { focus }) };
    await recordAct(transaction, { websiteId, user, action: 'picture.change', details });
  });
}

const missing = (id: string) =>
  new ProblemError('notFound', { detail: `There is no picture ${id}` });

interface Deletion extends PictureOf {
  /** The locales that the user may read, '' among them; undefined for all. */
  readonly locales: readonly string[] | undefined;
}

/**
 * Takes a picture out of the library, and away from sites. One that was never public is deleted;
 * another one stays stored for old versions that name it.
 *
 * @throws {ProblemError} `usedPicture`, `notFound`, `contentOfFiles`
 */
export function deletePicture(
  { writes }: Pick<Database, 'writes'>,
  { websiteId, user, id, locales }: Deletion,
): Promise<void> {
  return writes.transaction(async (transaction) => {
    // Saves and publications wait for it: none can name the picture meanwhile.
    await countDraftChange(transaction, websiteId);
    const picture = and(inLibrary(websiteId), eq(pictures.id, id));
    const [known] = await transaction
      .select({ name: pictures.name, publishedAt: pictures.publishedAt })
      .from(pictures)
      .where(picture);
    if (!known) throw missing(id);
    await assertUnused(transaction as Transaction, { websiteId, id, locales });
    if (known.publishedAt === null) await transaction.delete(pictures).where(picture);
    else
      await transaction
        .update(pictures)
        .set({ deletedAt: new Date(), isPublic: false })
        .where(picture);
    const details = { picture: id, name: known.name };
    await recordAct(transaction, { websiteId, user, action: 'picture.delete', details });
  });
}

async function assertUnused(
  transaction: Transaction,
  { websiteId, id, locales }: Omit<Deletion, 'user'>,
): Promise<void> {
  const found = (await findUses(transaction, { websiteId, ids: [id], locales })).get(id);
  const { uses = [], otherUses = 0 } = found ?? {};
  if (uses.length + otherUses === 0) return;
  const names = uses
    .slice(0, 10)
    .map(({ folder, locale, id: entry }) => `${folder}/${locale}/${entry}`);
  const others = uses.length - names.length + otherUses;
  const places = [...names, ...(others > 0 ? [`${others} elsewhere`] : [])].join(', ');
  throw new ProblemError('usedPicture', {
    detail: `Replace it first where it is used: ${places}`,
    members: { uses, otherUses },
  });
}
