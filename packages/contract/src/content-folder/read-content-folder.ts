import type { ContentEntity, WebsiteContent } from '../model/content-folders.ts';
import type { Website } from '../model/website.ts';
import {
  createConsistencyCheck,
  type EntryFacts,
  entryFacts,
  ownTranslation,
} from './content-consistency.ts';
import type { ContentFile } from './content-file.ts';
import {
  assertWebsiteFile,
  contentFileNames,
  contentRoot,
  websiteFileName,
} from './content-file-names.ts';
import { ContentFolderError, type ContentIssue } from './content-folder-error.ts';
import { createLocaleCheck } from './locale-check.ts';
import { type FolderPictures, readPictures, resolvePictures } from './pictures/read-pictures.ts';
import { readContentFile } from './read-content-file.ts';

/** Concurrently open files, so that a large folder does not exhaust the file handles. */
const openFiles = 32;

/** A website's content, and warnings about unknown fields. */
export interface FolderContent extends WebsiteContent {
  readonly pictures: FolderPictures['pictures'];
  readonly warnings: readonly ContentIssue[];
}

/** The readable content of a folder, and all its issues. */
export interface InspectedFolder {
  /** Every file that was read, with `/` as separator. */
  readonly files: readonly string[];
  readonly website: Website | undefined;
  readonly entities: readonly ContentEntity[];
  readonly pictures: FolderPictures['pictures'];
  readonly issues: readonly ContentIssue[];
  readonly warnings: readonly ContentIssue[];
}

/**
 * Reads and validates a site's `content/` folder: `website.json` and `<folder>/**.json`, one entry
 * per file. Dot files are ignored; symbolic links that lead out of the folder are issues. Pictures of
 * `images/` that entries name get the addresses at which they are stored.
 *
 * @returns the website and its entries in the order of their file names
 * @throws {ContentFolderError} listing every issue as `file: path: message`
 */
export async function readContentFolder(folder: string): Promise<FolderContent> {
  const { website, entities, pictures, issues, warnings } = await inspectContentFolder(folder);
  if (issues.length > 0 || !website) throw new ContentFolderError(folder, issues);
  return { website, entities, pictures, warnings };
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
  const entities: ContentEntity[] = [];
  const visited = await visitContentFolder(folder, (entity) => void entities.push(entity), {
    isWebsiteRead,
  });
  return { ...visited, entities };
}

/** What a visit of a folder tells besides its entries. */
export type VisitedFolder = Omit<InspectedFolder, 'entities'>;

/** An entry as it was read; nothing is wrong with a clean one by itself. */
export type Visit = (
  entity: ContentEntity,
  read: { readonly facts: EntryFacts; readonly isClean: boolean },
) => void | Promise<void>;

/** What a visit reads. */
export interface VisitOptions {
  /** False if `website.json` may be missing. */
  readonly isWebsiteRead?: boolean;
  /**
   * Called before a file is read. A file whose facts it returns is not read, and not visited: it
   * must be as it was when it was clean, with these pictures.
   */
  readonly leaveOut?: (
    file: string,
    pictures: FolderPictures['pictures'],
  ) => EntryFacts | undefined;
}

/**
 * Like `inspectContentFolder`, but hands over entries one by one, in the order of their files, and
 * keeps only ids and paths of them: content may be larger than the memory.
 */
export async function visitContentFolder(
  folder: string,
  visit: Visit,
  { isWebsiteRead = true, leaveOut = () => undefined }: VisitOptions = {},
): Promise<VisitedFolder> {
  try {
    const root = await contentRoot(folder);
    if (isWebsiteRead) await assertWebsiteFile(root);
    const files = (await contentFileNames(root)).filter(
      (name) => isWebsiteRead || name !== websiteFileName,
    );
    const consistency = createConsistencyCheck();
    const { pictures, issues: refused } = await readPictures(root);
    const issues: ContentIssue[] = [...refused];
    const repetitions: ContentIssue[] = [];
    const warnings: ContentIssue[] = [];
    const locales = createLocaleCheck();
    let website: Website | undefined;
    const add = (facts: EntryFacts) => {
      locales.add(facts);
      const found = consistency.add(facts);
      repetitions.push(...found);
      return found;
    };
    for await (const file of readFiles(root, files, (name) => leaveOut(name, pictures))) {
      if ('names' in file) {
        add(file);
        continue;
      }
      issues.push(...file.issues);
      warnings.push(...file.warnings);
      website ??= file.website;
      if (!file.entity) continue;
      resolvePictures(file.entity.value, { pictures });
      const facts = entryFacts(file.entity);
      const own = ownTranslation(file.entity);
      const found = [...file.issues, ...file.warnings, ...add(facts), ...own];
      repetitions.push(...own);
      await visit(file.entity, { facts, isClean: found.length === 0 });
    }
    const incomplete = new Set(issues.map(({ file }) => file.split('/', 1)[0] ?? ''));
    const unknown = website ? locales.unknown(website) : [];
    const lost = consistency.lostReferences(incomplete);
    issues.push(
      ...repetitions,
      ...lost.filter(({ locale }) => !locales.isUnknown(locale, website)),
    );
    // What an entry in an unknown locale refers to is missing because of its locale.
    const isCause = lost.some(({ locale }) => locales.isUnknown(locale, website));
    (isCause ? issues : warnings).push(...unknown);
    return { files, website, pictures, issues, warnings };
  } catch (error) {
    if (!(error instanceof ContentFolderError)) throw error;
    return {
      ...{ files: [], website: undefined, pictures: new Map() },
      ...{ issues: error.issues, warnings: [] },
    };
  }
}

async function* readFiles(
  root: string,
  names: readonly string[],
  leaveOut: (name: string) => EntryFacts | undefined,
): AsyncGenerator<ContentFile | EntryFacts> {
  for (let start = 0; start < names.length; start += openFiles) {
    const batch = names.slice(start, start + openFiles);
    yield* await Promise.all(batch.map((name) => leaveOut(name) ?? readContentFile(root, name)));
  }
}
