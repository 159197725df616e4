import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTENT_FOLDERS } from '@plaza/contract';
import { callService } from '../../embedded/control/control-client.ts';
import { withDatabase } from '../../embedded/control/with-database.ts';
import type { PictureBytes } from '../../pictures/picture-messages.ts';
import type { Command, CommandStart } from '../../run-command.ts';
import { openPictureFiles, type ReadPicture, readPictureBytes } from './export-pictures.ts';
import { readTexts } from './own-content.ts';
import type { TextsReply } from './ownership-messages.ts';

const usage = 'Usage: pnpm --filter leads-service content:export <website> <content folder>';

/**
 * `content:export`: writes the published content of a website of editors as files, byte for byte as
 * it was published, and deletes the files of removed entries.
 */
export const exportContentCommand: Command = { usage, run };

async function run({ args, settings, stdout }: CommandStart) {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [website = '', folder, ...rest] = positionals;
  if (!/^[1-9]\d{0,9}$/.test(website) || folder === undefined || rest.length > 0)
    throw new Error(usage);
  const root = resolve(settings.workingDirectory, folder);
  const websiteId = Number(website);
  const counts = await exportFiles(root, {
    texts: (after) => {
      const query = { websiteId, ...(after !== undefined && { after }) };
      return withDatabase<TextsReply>(settings, {
        request: (dataDir) => callService(dataDir, 'contentTexts', query),
        perform: (database) => readTexts(database, query),
      });
    },
    picture: (id) =>
      withDatabase<PictureBytes>(settings, {
        request: (dataDir) => callService(dataDir, 'readPicture', { websiteId, id }),
        perform: (database) => readPictureBytes(database, { websiteId, id }),
      }),
  });
  const { files, written, deleted } = counts;
  stdout.write(`${root}: ${files} files, ${written} written, ${deleted} deleted\n`);
}

/** Where an export reads. */
export interface ExportSource {
  /** A page of files after one. */
  readonly texts: (after: string | undefined) => Promise<TextsReply>;
  readonly picture: ReadPicture;
}

/** Writes every file that differs, and pictures that the folder does not have. */
export async function exportFiles(
  root: string,
  { texts, picture }: ExportSource,
): Promise<{ files: number; written: number; deleted: number }> {
  const names = new Set<string>();
  const pictures = await openPictureFiles(root, picture);
  let written = 0;
  for (let after: string | undefined; ; ) {
    const { files } = await texts(after);
    for (const { file, text } of files) {
      names.add(file);
      const path = pathIn(root, file);
      if (await writeIfChanged(path, await pictures.respell(text))) written += 1;
    }
    after = files.at(-1)?.file;
    if (after === undefined) break;
  }
  written += pictures.written;
  return { files: names.size, written, deleted: await deleteOthers(root, names) };
}

/** @throws {Error} for a name that leads out of the folder */
function pathIn(root: string, file: string): string {
  const path = resolve(root, file);
  if (path.startsWith(root + sep) && path.endsWith('.json')) return path;
  throw new Error(`${file} is no file of a content folder`);
}

async function writeIfChanged(path: string, text: string): Promise<boolean> {
  const known = await readFile(path).catch(() => undefined);
  const bytes = Buffer.from(text);
  if (known?.equals(bytes)) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return true;
}

/** Deletes the JSON files of content folders that were not exported; dot files stay. */
async function deleteOthers(root: string, names: ReadonlySet<string>): Promise<number> {
  let deleted = 0;
  for (const folder of Object.keys(CONTENT_FOLDERS)) {
    const entries = await readdir(join(root, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const name = relative(root, path).split(sep).join('/');
      const isContent = entry.isFile() && name.endsWith('.json') && !/(^|\/)\./.test(name);
      if (!isContent || names.has(name)) continue;
      await rm(path);
      deleted += 1;
    }
  }
  return deleted;
}
