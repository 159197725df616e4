import { fileURLToPath } from 'node:url';
import { type FolderContent, readContentFolder } from '@plaza/contract/content-folder';

/** A small fictional website with at least two entries in every content folder. */
export const fixtureFolder = fileURLToPath(new URL('../fixtures/content', import.meta.url));

export const fixtureWebsiteId = 900;

export const readFixture = (): Promise<FolderContent> => readContentFolder(fixtureFolder);
