import { fileURLToPath } from 'node:url';
import type { ContentFolder, EntryOf } from '@plaza/contract';
import { readContentFolder } from '@plaza/contract/content-folder';

/** The site's content as the service imports it; reading it fails on the first fault. */
export const olivar = await readContentFolder(
  fileURLToPath(new URL('../../content', import.meta.url)),
);

/** All entries of one folder, of every locale. */
export function entriesOf<F extends ContentFolder>(folder: F): EntryOf<F>[] {
  return olivar.entities.flatMap((entity) =>
    entity.folder === folder ? [entity.value as EntryOf<F>] : [],
  );
}

/** @throws Error when there is no page at the path */
export function pageAt(path: string): EntryOf<'pages'> {
  const page = entriesOf('pages').find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return page;
}
