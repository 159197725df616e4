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

interface PathsInput {
  /** Reads locale after locale: the service then sorts those of one alone for each answer. */
  readonly locales?: readonly string[];
  /** A version of the content: only pages that changed after it, and those that are gone. */
  readonly since?: number;
}

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
  { locales, since }: PathsInput,
): Promise<ContentPaths | undefined> {
  const parts: Part[] = locales?.map((locale) => ({ locale })) ?? [
    since === undefined ? {} : { since },
  ];
  let whole: ContentPaths | undefined;
  for (const part of parts) {
    const read = await readPart(readList, part);
    if (!read || (whole && !isSameContent(whole, read))) return undefined;
    whole = { ...read, paths: whole ? [...whole.paths, ...read.paths] : read.paths };
  }
  return whole;
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
