import { CONTENT_FOLDERS, type ContentFolder } from '@plaza/contract';
import type { JsonPath } from '../json/json.ts';

/** The folder whose entries a field names by id, or `paths` for pages by path; of lists the items' too. */
export function referencedFolder(
  folder: ContentFolder,
  path: JsonPath,
): ContentFolder | 'paths' | undefined {
  const { references } = CONTENT_FOLDERS[folder] as {
    readonly references: Readonly<Record<string, string>>;
  };
  const [name, index, ...deeper] = path;
  if (typeof name !== 'string' || deeper.length > 0 || !Object.hasOwn(references, name))
    return undefined;
  // A list shows a field for each of its items.
  const isItem = typeof index === 'number';
  const isList = /(?:Ids|Paths)$/.test(name);
  return isItem === isList ? (references[name] as ContentFolder | 'paths') : undefined;
}
