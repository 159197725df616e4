import type { ContentFolder, EntryOf } from '@plaza/contract';
import { sampleContent } from '@plaza/contract/testing';

/** The sample entries of a folder; at least one. */
export function sampleEntries<F extends ContentFolder>(folder: F): [EntryOf<F>, ...EntryOf<F>[]] {
  const found = sampleContent().entities.filter((entity) => entity.folder === folder);
  if (found.length === 0) throw new Error(`no sample in ${folder}`);
  return found.map(({ value }) => value) as never;
}
