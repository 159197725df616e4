import type { ContentEntity, WebsiteContent } from '../model/content-folders.ts';
import type { Website } from '../model/website.ts';
import { inconsistencies } from './content-consistency.ts';
import type { ContentFile } from './content-file.ts';
import {
  assertWebsiteFile,
  contentFileNames,
  contentRoot,
  websiteFileName,
} from './content-file-names.ts';
import { ContentFolderError, type ContentIssue } from './content-folder-error.ts';
import { readContentFile } from './read-content-file.ts';

/** Concurrently open files, so that a large folder does not exhaust the file handles. */
const openFiles = 32;

/** A website's content, and warnings about unknown fields. */
export interface FolderContent extends WebsiteContent {
  readonly warnings: readonly ContentIssue[];
}

/** The readable content of a folder, and all its issues. */
export interface InspectedFolder {
  /** Every file that was read, with `/` as separator. */
  readonly files: readonly string[];
  readonly website: Website | undefined;
  readonly entities: readonly ContentEntity[];
  readonly issues: readonly ContentIssue[];
  readonly warnings: readonly ContentIssue[];
}

/**
 * Reads and validates a site's `content/` folder: `website.json` and `<folder>/**.json`, one entry
 * per file. Dot files are ignored; symbolic links that lead out of the folder are issues.
 *
 * @returns the website and its entries in the order of their file names
 * @throws {ContentFolderError} listing every issue as `file: path: message`
 */
export async function readContentFolder(folder: string): Promise<FolderContent> {
  const { website, entities, issues, warnings } = await inspectContentFolder(folder);
  if (issues.length > 0 || !website) throw new ContentFolderError(folder, issues);
  return { website, entities, warnings };
}

/**
 * Like `readContentFolder`, but returns issues instead of throwing. Never rejects.
 *
 * @param options set `isWebsiteRead` to false if `website.json` may be missing
 */
export async function inspectContentFolder(
  folder: string,
  { isWebsiteRead = true }: { isWebsiteRead?: boolean } = {},
): Promise<InspectedFolder> {
  try {
    const root = await contentRoot(folder);
    if (isWebsiteRead) await assertWebsiteFile(root);
    const names = (await contentFileNames(root)).filter(
      (name) => isWebsiteRead || name !== websiteFileName,
    );
    const files = await readFiles(root, names);
    const entities = files.flatMap((file) => file.entity ?? []);
    const website = files.find((file) => file.website)?.website;
    const issues = files.flatMap((file) => file.issues);
    const incomplete = new Set(issues.map(({ file }) => file.split('/', 1)[0] ?? ''));
    issues.push(...inconsistencies(entities, incomplete));
    const warnings = files.flatMap((file) => file.warnings);
    return { files: names, website, entities, issues, warnings };
  } catch (error) {
    if (!(error instanceof ContentFolderError)) throw error;
    return { files: [], website: undefined, entities: [], issues: error.issues, warnings: [] };
  }
}

async function readFiles(root: string, names: readonly string[]): Promise<ContentFile[]> {
  const files: ContentFile[] = [];
  for (let start = 0; start < names.length; start += openFiles) {
    const batch = names.slice(start, start + openFiles);
    files.push(...(await Promise.all(batch.map((name) => readContentFile(root, name)))));
  }
  return files;
}
