import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addressOf,
  outwardLinks,
  publishedFolders,
  readManifest,
  registryFields,
} from './manifests.ts';

const root = join(import.meta.dirname, '..');

/** Writes the repository's addresses, as the root manifest names them, into every package. */
function writeManifest(folder: string): void {
  const { name, version, description, ...rest } = readManifest(folder);
  const manifest = { name, version, description, ...rest, ...registryFields(folder) };
  writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function writeLinks(folder: string): void {
  const file = join(root, folder, 'README.md');
  let text = readFileSync(file, 'utf8');
  for (const link of outwardLinks(text))
    text = text.replaceAll(`](${link})`, `](${addressOf(join(folder, link))})`);
  writeFileSync(file, text);
}

for (const folder of publishedFolders()) {
  writeManifest(folder);
  writeLinks(folder);
}
