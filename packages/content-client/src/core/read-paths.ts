import type { ContentPath, RemovedPath } from '@plaza/contract';
import type { ContentClient } from './content-client-type.ts';
import type { Freshness } from './freshness.ts';

/** The pages of a website's content. */
export interface ContentPaths {
  readonly paths: readonly (ContentPath | RemovedPath)[];
  /** For `since` of the next read; unknown for a snapshot. */
  readonly contentVersion: number | undefined;
  readonly freshness: Freshness;
}

type PathsInput =
  /** Every page of these locales, one after another: an answer sorts the pages of one alone. */
  | { readonly locales: readonly string[] }
  /** Only pages that changed after a version of the content, and those that are gone. */
  | { readonly since?: number };

type Part = { readonly locale?: string; readonly since?: number };

/** Imports that may end during one read before it gives up. */
const ATTEMPTS = 3;

/**
 * Reads the index of paths, answer by answer; from the start again if an import ends in between.
 *
 * @throws {ContentError} if the paths cannot be read
 */
export async function readPaths(
  { readList }: Pick<ContentClient, 'readList'>,
  input: PathsInput = {},
): Promise<ContentPaths> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const paths = await readOnce(readList, input);
    if (paths) return paths;
  }
  throw new Error('The content changed during every read of its paths');
}

async function readOnce(
  readList: ContentClient['readList'],
  input: PathsInput,
): Promise<ContentPaths | undefined> {
  const parts: Part[] = 'locales' in input ? input.locales.map((locale) => ({ locale })) : [input];
  const reads: ContentPaths[] = [];
  for (const part of parts) {
    const read = await readPart(readList, part);
    if (!read || !isSameContent(read, reads[0] ?? read)) return undefined;
    reads.push(read);
  }
  const [first] = reads;
  return first && { ...first, paths: reads.flatMap(({ paths }) => paths) };
}

async function readPart(
  readList: ContentClient['readList'],
  part: Part,
): Promise<ContentPaths | undefined> {
  const { value, total, contentVersion, freshness } = await readList('paths', { ...part, page: 1 });
  const paths = [...value];
  for (let page = 2; paths.length < total; page += 1) {
    const next = await readList('paths', { ...part, page });
    if (!isSameContent(next, { contentVersion, freshness }) || next.value.length === 0)
      return undefined;
    paths.push(...next.value);
  }
  return { paths, contentVersion, freshness };
}

type Content = { readonly contentVersion?: number | undefined; readonly freshness: Freshness };

const isSameContent = (one: Content, other: Content) =>
  one.contentVersion === other.contentVersion && one.freshness === other.freshness;
