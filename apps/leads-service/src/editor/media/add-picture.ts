import { PICTURE_TYPES, pictureId } from '@plaza/contract';
import type { EditorUser } from '@plaza/contract/editor';
import {
  createWorkQueue,
  PictureRefusedError,
  preparePicture,
  QueueFullError,
} from '@plaza/pictures';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pictures } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { assertRoom } from '../../pictures/stored-pictures.ts';
import { recordAct } from '../audit.ts';
import { countDraftChange } from '../content-owner.ts';

export interface AddedPicture {
  readonly websiteId: number;
  readonly user: EditorUser;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly locale: string;
  readonly alt: string;
}

/** A picture of the largest size takes some 200 MB while it is decoded. */
export const decoding = createWorkQueue({ running: 2, waiting: 32 });

/**
 * Adds a picture to the library of a website. Sites cannot show it until what names it is published.
 * Adding a known picture again changes its words.
 *
 * @returns its id
 * @throws {ProblemError} `badRequest` saying what to do about the file, `contentOfFiles`, `overloaded`
 */
export async function addPicture(
  { writes }: Pick<Database, 'writes'>,
  { websiteId, user, name, bytes, locale, alt }: AddedPicture,
): Promise<string> {
  const { address, bytes: stored } = await prepare(name, bytes);
  const id = pictureId(address);
  const mediaType = PICTURE_TYPES[address.type === 'svg' ? 'svg' : 'webp'];
  const row = { websiteId, id, mediaType, bytes: stored, name: address.name, addedBy: user };
  await writes.transaction(async (transaction) => {
    await countDraftChange(transaction, websiteId);
    await assertRoom(transaction, websiteId).catch(refuse);
    await transaction
      .insert(pictures)
      .values({ ...row, alts: { [locale]: alt }, isPublic: false, publishedAt: null })
      .onConflictDoUpdate({
        target: [pictures.websiteId, pictures.id],
        set: {
          deletedAt: null,
          name: sql`coalesce(${pictures.name}, excluded.name)`,
          alts: sql`${pictures.alts} || excluded.alts`,
        },
      });
    const details = { picture: id, name: address.name, locale, alt };
    await recordAct(transaction, { websiteId, user, action: 'picture.add', details });
  });
  return id;
}

async function prepare(name: string, bytes: Uint8Array) {
  try {
    return await decoding(crypto.randomUUID(), () => preparePicture(name, bytes));
  } catch (error) {
    if (error instanceof QueueFullError)
      throw new ProblemError('overloaded', {
        detail: 'Many pictures are being added; try again in a moment',
        retryAfter: 5,
      });
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof PictureRefusedError)) throw error;
  throw new ProblemError('badRequest', { detail: `The picture ${error.message}` });
}
