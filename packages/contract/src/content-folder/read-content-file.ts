import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type ContentFile, parseContentFile } from './content-file.ts';
import { readProblem } from './read-problem.ts';

/** Maximum size of a file in bytes. */
const mostBytes = 4_000_000;

/**
 * Reads one file of a content folder and returns all its issues. Never rejects.
 *
 * @param root the content folder, without symbolic links in its path
 * @param name path relative to it, with `/`
 */
export async function readContentFile(root: string, name: string): Promise<ContentFile> {
  try {
    const path = await realpath(join(root, name));
    const issue = isInside(root, path) ? await issueOf(path) : 'leads out of the content folder';
    if (issue) return refused(name, issue);
    const text = decode(await readFile(path));
    return text === undefined ? refused(name, 'not UTF-8 text') : parseContentFile(name, text);
  } catch (error) {
    return refused(name, readProblem(error));
  }
}

const isInside = (root: string, path: string) =>
  path.startsWith(root.endsWith(sep) ? root : root + sep);

/** Reading anything but a file, such as a pipe, may never end. */
async function issueOf(path: string): Promise<string | undefined> {
  const found = await stat(path);
  if (found.isDirectory()) return 'is a folder, not a file';
  if (!found.isFile()) return 'is not a file';
  return found.size > mostBytes ? `larger than ${mostBytes} bytes` : undefined;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function refused(file: string, message: string): ContentFile {
  return { issues: [{ file, path: '', message }], warnings: [] };
}
