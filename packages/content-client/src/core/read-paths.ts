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
  readonly locale?: string;
  /** A version of the content: only pages that changed after it, and those that are gone. */
  readonly since?: number;
}

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
  const first = await readList('paths', { ...input, page: 1 });
  const { contentVersion, freshness, total } = first;
  const paths = [...first.value];
  for (let page = 2; paths.length < total; page += 1) {
    const next = await readList('paths', { ...input, page });
    const isSame = next.contentVersion === contentVersion && next.freshness === freshness;
    if (!isSame || next.value.length === 0) return undefined;
    paths.push(...next.value);
  }
  return { paths, contentVersion, freshness };
}
