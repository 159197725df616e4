import { PICTURE_TYPES, pictureId } from '@plaza/contract';
import { PictureRefusedError, preparePicture } from '@plaza/pictures';
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
  readonly websiteId: number;
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
  { websiteId, name, bytes }: AddedPicture,
): Promise<string> {
  await assertRoom(orm, websiteId);
  const prepared = await preparePicture(name, bytes);
  const id = pictureId(prepared.address);
  const mediaType = PICTURE_TYPES[prepared.address.type === 'svg' ? 'svg' : 'webp'];
  await orm
    .insert(pictures)
    .values({ websiteId, id, mediaType, bytes: prepared.bytes, name: prepared.address.name })
    .onConflictDoNothing();
  return id;
}

/** @throws {PictureRefusedError} if the website has all the pictures that it can have */
export async function assertRoom(orm: Pick<Orm, 'select'>, websiteId: number): Promise<void> {
  const [known] = await orm
    .select({ count: count() })
    .from(pictures)
    .where(eq(pictures.websiteId, websiteId));
  if ((known?.count ?? 0) < mostPictures) return;
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
