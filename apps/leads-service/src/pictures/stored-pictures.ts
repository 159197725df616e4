import { PICTURE_TYPES, pictureId } from '@plaza/contract';
import { PictureRefusedError, type PreparedPicture, preparePicture } from '@plaza/pictures';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { pictures } from '../database/schema.ts';

/** Pictures of a website; more are not content. Each has at most about a megabyte. */
const mostPictures = 20_000;

/** Ids in one question. */
const block = 500;

/** The ids of which nothing is stored. */
export async function missingPictures(
  orm: Pick<Orm, 'select'>,
  websiteId: number,
  ids: Iterable<string>,
): Promise<string[]> {
  const missing = new Set(ids);
  const asked = [...missing];
  for (let at = 0; at < asked.length; at += block) {
    const some = inArray(pictures.id, asked.slice(at, at + block));
    const found = await orm
      .select({ id: pictures.id })
      .from(pictures)
      .where(and(eq(pictures.websiteId, websiteId), some));
    for (const { id } of found) missing.delete(id);
  }
  return [...missing];
}

/** A file that an editor added. */
export interface AddedPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Checks and stores a picture. Storing it again changes nothing.
 *
 * @returns its id
 * @throws {PictureRefusedError} saying what to do
 */
export async function storePicture(
  orm: Pick<Orm, 'select' | 'insert'>,
  { websiteId, name, bytes }: AddedPicture & { readonly websiteId: number },
): Promise<string> {
  await assertRoom(orm, websiteId);
  const prepared = await preparePicture(name, bytes);
  await insertPictures(orm, websiteId, [prepared]);
  return pictureId(prepared.address);
}

/**
 * Checks and stores pictures with one commit, like `storePicture`. They are decoded one after the
 * other: each may take a hundred megabytes.
 *
 * @throws {PictureRefusedError} naming the picture; none is stored
 */
export async function storePictures(
  orm: Pick<Orm, 'select' | 'insert'>,
  websiteId: number,
  pictures: readonly AddedPicture[],
): Promise<void> {
  await assertRoom(orm, websiteId, pictures.length).catch(refused(pictures.at(-1)?.name));
  const prepared: PreparedPicture[] = [];
  for (const { name, bytes } of pictures)
    prepared.push(await preparePicture(name, bytes).catch(refused(name)));
  await insertPictures(orm, websiteId, prepared);
}

/** The message of a refusal follows the file's name. */
const refused =
  (name = '') =>
  (error: Error): never => {
    if (!(error instanceof PictureRefusedError)) throw error;
    throw new PictureRefusedError(`${name} ${error.message}`, { cause: error });
  };

async function insertPictures(
  orm: Pick<Orm, 'insert'>,
  websiteId: number,
  prepared: readonly PreparedPicture[],
): Promise<void> {
  const rows = prepared.map(({ address, bytes }) => ({
    ...{ websiteId, id: pictureId(address), bytes, name: address.name },
    mediaType: PICTURE_TYPES[address.type === 'svg' ? 'svg' : 'webp'],
  }));
  await orm.insert(pictures).values(rows).onConflictDoNothing();
}

/** @throws {PictureRefusedError} if the website has not room for so many more pictures */
export async function assertRoom(
  orm: Pick<Orm, 'select'>,
  websiteId: number,
  more = 1,
): Promise<void> {
  const [known] = await orm
    .select({ count: count() })
    .from(pictures)
    .where(eq(pictures.websiteId, websiteId));
  if ((known?.count ?? 0) + more <= mostPictures) return;
  throw new PictureRefusedError(`is one too many: a website has at most ${mostPictures} pictures`);
}

/** Makes pictures public that content names, from its publication on. */
export async function releasePictures(
  orm: Pick<Orm, 'update'>,
  websiteId: number,
  ids: Iterable<string>,
): Promise<void> {
  const all = [...new Set(ids)];
  for (let at = 0; at < all.length; at += block)
    await orm
      .update(pictures)
      .set({
        isPublic: true,
        deletedAt: null,
        publishedAt: sql`coalesce(${pictures.publishedAt}, now())`,
      })
      .where(
        and(
          eq(pictures.websiteId, websiteId),
          inArray(pictures.id, all.slice(at, at + block)),
          eq(pictures.isPublic, false),
        ),
      );
}

interface PictureScope {
  readonly websiteId: number;
  /** Also those that nothing published names. */
  readonly withDrafts: boolean;
}

/** A stored picture, or undefined. */
export async function readPicture(
  orm: Pick<Orm, 'select'>,
  { websiteId, withDrafts }: PictureScope,
  id: string,
) {
  const [found] = await orm
    .select({ mediaType: pictures.mediaType, bytes: pictures.bytes })
    .from(pictures)
    .where(
      and(
        eq(pictures.websiteId, websiteId),
        eq(pictures.id, id),
        withDrafts ? undefined : eq(pictures.isPublic, true),
      ),
    );
  return found;
}
