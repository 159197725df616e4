import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, inlineCodeOf, root } from './read-documents.ts';

const named = /^(?:apps|packages|e2e|tooling|deploy|scripts|benchmarks|docs)\/[\w.*{},@/-]+$/;
const source = /^[a-z][\w-]*\/[\w./-]+\.(?:tsx?|css)$/;

/** Files and folders that a document names between backticks, from the root, its own folder or that folder's sources. */
export function checkPaths({ file, text }: Document): string[] {
  const folder = dirname(file);
  return inlineCodeOf(text)
    .filter((path) => named.test(path) || source.test(path))
    .filter(
      (path) =>
        ![path, join(folder, path), join(folder, 'src', path)].some(
          (each) => globSync(each, { cwd: root }).length > 0,
        ),
    )
    .map((path) => `${path} does not exist`);
}
