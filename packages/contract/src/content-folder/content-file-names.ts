import { readdir, realpath, stat } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { PICTURES } from '../model/picture.ts';
import { ContentFolderError } from './content-folder-error.ts';
import { readProblem } from './read-problem.ts';

const folderProblems: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'is no folder',
};

/** Maximum number of files in a folder. */
const mostFiles = 500_000;

/**
 * The content folder's path without symbolic links.
 *
 * @throws {ContentFolderError} if it is not a folder
 */
export async function contentRoot(folder: string): Promise<string> {
  const root = await realpath(folder).catch((error) => {
    throw refused(folder, folderProblems[error.code] ?? readProblem(error));
  });
  if (!(await stat(root)).isDirectory()) throw refused(folder, 'is a file, not a folder');
  return root;
}

/** File with the website that a folder belongs to. */
export const websiteFileName = 'website.json';

/**
 * @throws {ContentFolderError} if `website.json` is missing: it is the wrong folder, and nothing
 * else in it is checked
 */
export async function assertWebsiteFile(root: string): Promise<void> {
  const entries = await readdir(root, { withFileTypes: true }).catch((error) => {
    throw refused(root, readProblem(error));
  });
  const website = entries.find(({ name }) => name === websiteFileName);
  if (!website)
    throw refused(root, 'there is no such file; plaza-site sync writes it', websiteFileName);
  if (website.isDirectory()) throw refused(root, 'is a folder, not a file', website.name);
}

/**
 * The files below `root`, sorted, with `/` as separator, without dot files and pictures.
 *
 * @throws {ContentFolderError} if they cannot be listed
 */
export async function contentFileNames(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error) => {
    const place = error.path ? relative(root, error.path) : '';
    throw refused(root, readProblem(error), place);
  });
  const files = entries.filter((entry) => !entry.isDirectory());
  const folders = new Map<string, string>();
  for (const { parentPath } of files)
    if (!folders.has(parentPath)) folders.set(parentPath, folderName(root, parentPath));
  const names = files
    .map(({ parentPath, name }) => `${folders.get(parentPath)}${name}`)
    .filter((name) => !/(^|\/)\./.test(name) && !name.startsWith(`${PICTURES}/`));
  if (names.length > mostFiles) throw refused(root, `more than ${mostFiles} files`);
  return names.sort();
}

/** What the names of a folder's files begin with. */
function folderName(root: string, path: string): string {
  const name = relative(root, path).split(sep).join('/');
  return name === '' ? '' : `${name}/`;
}

function refused(folder: string, message: string, file = ''): ContentFolderError {
  return new ContentFolderError(folder, [{ file: file || '.', path: '', message }]);
}
