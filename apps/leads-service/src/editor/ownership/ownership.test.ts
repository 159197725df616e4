import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPictureFile, readPictures } from '@plaza/contract/content-folder';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testOperator } from '../../../testing/editor.ts';
import { fixtureFolder } from '../../../testing/fixture-content.ts';
import { type AcquiredDatabase, acquireDatabase } from '../../../testing/shared-database.ts';
import { importSpool } from '../../import/import-content.ts';
import { spoolFolder } from '../../import/spool-folder.ts';
import { storePicture } from '../../pictures/stored-pictures.ts';
import { removeWebsite } from '../../website-removal/remove-website.ts';
import { exportFiles } from './export-command.ts';
import { readPictureBytes } from './export-pictures.ts';
import { ownContent, readTexts } from './own-content.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const content = fileURLToPath(new URL('../../../../es-loans/content', import.meta.url));
const websiteId = 101;

/** The entries of a folder by their files; the settings are not of the editor. */
async function filesOf(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'website.json');
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(root.length), await readFile(path, 'base64')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

describe('the owner of the content of a real site', () => {
  let acquired: AcquiredDatabase;
  let folder: string;

  const storePictures = async () => {
    const { pictures } = await readPictures(folder);
    for (const { file } of pictures.values()) {
      const bytes = await readPictureFile(folder, file);
      await storePicture(acquired.database.batches, { websiteId, name: basename(file), bytes });
    }
  };
  const importFolder = async () => {
    await storePictures();
    const { website, spool } = await spoolFolder(folder);
    const options = { allowRemoval: true, source: folder };
    return importSpool(acquired.database, { website, spool }, options).finally(() => spool.close());
  };
  const own = (owner: 'files' | 'editor') =>
    ownContent(acquired.database, { websiteId, owner, folder, user: testOperator });
  const exportTo = (root: string) =>
    exportFiles(root, {
      texts: (after) => readTexts(acquired.database, { websiteId, after }),
      picture: (id) => readPictureBytes(acquired.database, { websiteId, id }),
    });

  beforeAll(async () => {
    acquired = await acquireDatabase('postgres');
    folder = await mkdtemp(join(tmpdir(), 'plaza-own-'));
    await cp(content, folder, { recursive: true });
    // The site's configuration writes it.
    const settings = JSON.parse(await readFile(join(fixtureFolder, 'website.json'), 'utf8'));
    await writeFile(join(folder, 'website.json'), JSON.stringify({ ...settings, id: websiteId }));
    await importFolder();
  });
  afterAll(async () => {
    await acquired?.release();
    await rm(folder, { recursive: true, force: true });
  });

  it('is handed over only with the content that is stored', async () => {
    const file = join(folder, 'website.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"displayName":"', '"displayName":"Other '));
    await expect(own('editor')).rejects.toThrow(/differs from the content .* \(website\.json\)/);
    await writeFile(file, text);
  });

  it('exports the same bytes right after the hand-over, also into an empty folder', async () => {
    const files = await filesOf(content);
    const { files: count } = await own('editor');
    const entries = Object.keys(files).filter((file) => !file.startsWith('/images/'));
    expect(count).toBe(entries.length);
    expect(await exportTo(folder)).toMatchObject({ written: 0, deleted: 0 });
    expect(await filesOf(folder)).toEqual(files);
    const empty = await mkdtemp(join(tmpdir(), 'plaza-export-'));
    expect(await exportTo(empty)).toMatchObject({
      ...{ written: Object.keys(files).length, deleted: 0 },
    });
    expect(await filesOf(empty)).toEqual(files);
    await rm(empty, { recursive: true });
  });

  it('refuses an import, and an export deletes the file of an entry that is no more', async () => {
    await expect(importFolder()).rejects.toThrow(
      /^Nothing was imported: editors write the content of website 101/,
    );
    const stray = join(folder, 'components', 'stray.json');
    await writeFile(stray, '{}');
    expect(await exportTo(folder)).toMatchObject({ written: 0, deleted: 1 });
  });

  it('goes back to files, which are imported without a change, and to editors again', async () => {
    await own('files');
    await expect(exportTo(folder)).rejects.toThrow(/Files own the content of website 101/);
    expect(await importFolder()).toMatchObject({ result: { changed: false } });
    await own('editor');
    await expect(own('editor')).rejects.toThrow(/already/);
    expect(await exportTo(folder)).toMatchObject({ written: 0, deleted: 0 });
  });

  it('leaves with its website, but for the audit', async () => {
    await removeWebsite(acquired.database, { websiteId, apply: true });
    const { rows } = await acquired.database.orm.execute(sql`
      select (select count(*)::int from content_versions) as versions,
        (select count(*)::int from content_owners) as owners,
        (select count(*)::int from editor_audit where action = 'own') as acts`);
    expect(rows).toEqual([{ versions: 0, owners: 0, acts: 3 }]);
  });
});
