import type { Database } from '../../database/database.ts';
import { readOwnership } from '../content-owner.ts';
import { handBackToFiles } from './hand-back.ts';
import { handOverToEditor } from './hand-over.ts';
import { latestTexts } from './latest-texts.ts';
import type { OwnReply, OwnRequest, TextsReply } from './ownership-messages.ts';

/** Hands the content of a website over to editors, or back to files. */
export function ownContent(
  database: Pick<Database, 'batches'>,
  wanted: OwnRequest,
): Promise<OwnReply> {
  if (wanted.owner === 'files') return handBackToFiles(database, wanted);
  const { folder } = wanted;
  if (folder === undefined) throw new Error('A hand-over to editors needs the content folder');
  return handOverToEditor(database, { ...wanted, folder });
}

/** Files of one answer; a text has up to some megabytes, most have some kilobytes. */
const PAGE = 50;

/**
 * The published files of a website of editors, a page of them by name.
 *
 * @throws {Error} if files own its content
 */
export async function readTexts(
  { batches }: Pick<Database, 'batches'>,
  { websiteId, after }: { readonly websiteId: number; readonly after?: string | undefined },
): Promise<TextsReply> {
  const { owner } = await readOwnership(batches, websiteId);
  if (owner === 'files')
    throw new Error(`Files own the content of website ${websiteId}: they are the source already`);
  const rows = await latestTexts(batches, { websiteId, after, limit: PAGE });
  return { files: rows.map(({ file, text }) => ({ file, text })) };
}
