import { drawThumbnail } from '@plaza/pictures';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pictures } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { decoding } from './add-picture.ts';
import { inLibrary } from './library.ts';

/**
 * A small WebP of a picture, drawn once.
 *
 * @throws {ProblemError} `notFound`
 */
export async function readThumbnail(
  { orm, writes }: Pick<Database, 'orm' | 'writes'>,
  websiteId: number,
  id: string,
): Promise<Uint8Array> {
  const picture = and(inLibrary(websiteId), eq(pictures.id, id));
  const [known] = await orm.select({ drawn: pictures.thumbnail }).from(pictures).where(picture);
  if (known?.drawn) return known.drawn;
  return decoding(`${websiteId}/${id}`, async () => {
    const [stored] = await orm.select({ bytes: pictures.bytes }).from(pictures).where(picture);
    if (!stored) throw new ProblemError('notFound', { detail: `There is no picture ${id}` });
    const thumbnail = await drawThumbnail(stored.bytes);
    await writes.transaction((transaction) =>
      transaction.update(pictures).set({ thumbnail }).where(picture),
    );
    return thumbnail;
  });
}
